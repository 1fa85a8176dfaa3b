const section = (index: number): string => `## Section ${index}

Some *text* of section ${index} with a [link](/page "A title"), \`code\` and <Icon icon="flag" />, and $x_${index}$.

- one item with **weight**
- another with a [link](https://example.com)

<Card title="Card ${index}" icon="bolt" href="/page" cols={${index % 4}}>
  What the card says, in a line or two.
</Card>

\`\`\`js title="example-${index}.js" {1,3-4}
const value = { a: ${index}, b: [1, 2, 3] };
console.log(\`the value: \${value.a}\`);
\`\`\`

| Name | Type |
| --- | --- |
| \`name\` | string |

`;
/** A page of 1,900 lines with what pages have. */
export const longPage = Array.from({ length: 95 }, (_, index) => section(index)).join('');
