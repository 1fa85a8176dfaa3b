/**
 * The icons that sites use most, the most usual first: those that three or more of 30 public sites use, by the number of
 * these sites.
 */
export const usualIcons: readonly string[] = `
  code rocket github server book database link globe terminal bolt plug robot wrench gear chart-line key
  clock layer-group discord brain lock puzzle-piece list-check check users book-open shield-check shield
  play download diagram-project python sparkles cloud webhook building table file-lines sliders message
  code-branch slack route image wand-magic-sparkles comments star lightbulb js browser circle-check list
  plus magnifying-glass graduation-cap folder file-code microchip shield-halved triangle-exclamation
  handshake square-terminal sitemap aws desktop gauge newspaper trash hammer tag flask bell user-shield
  folder-tree folder-open user upload toolbox chart-bar arrows-rotate magnifying-glass-chart grid
  microchip-ai eye react dollar-sign circle-nodes palette computer search window file pencil golang
  circle-play cube puzzle language heart mobile pen-to-square google briefcase headset docker scale-balanced
  clipboard-check envelope credit-card text keyboard zap house coins screwdriver-wrench rotate
  arrows-split-up-and-left settings arrow-right store comment copy paper-plane bug filter video microphone
  wallet gem circle-question cloud-arrow-up ban shapes arrow-up apple receipt file-pdf box brackets-curly
  signal-stream stars message-bot film chevron-down rocket-launch wave-pulse hard-drive markdown user-group
  circle-info arrow-right-arrow-left laptop compress book-open-cover scroll people-arrows calendar-clock
  users-gear bars-staggered square-2 square-1 bullseye heart-pulse question chart-mixed fire rectangle-list
  node-js
`
  .trim()
  .split(/\s+/);
