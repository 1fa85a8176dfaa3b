/**
 * Sets the declarations of `data-style` one by one: the content policy allows no attributes of style, and the object
 * model accepts a property and its value alone.
 */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement | MathMLElement>('[data-style]')) {
    for (const declaration of (element.dataset['style'] ?? '').split(';')) {
      const colon = declaration.indexOf(':');
      if (colon > 0) element.style.setProperty(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
    }
  }
}
