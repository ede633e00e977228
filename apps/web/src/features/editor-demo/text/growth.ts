/** The picture of the demo text; its bytes come with the app. */
export const GROWTH = {
  id: 'demo-growth',
  name: 'рост-побегов.png',
  mime: 'image/png',
  width: 1100,
  height: 620,
} as const;
