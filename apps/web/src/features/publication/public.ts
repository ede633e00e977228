export { ArticleCards } from './ArticleCards.tsx';
export { useArticles, useHelpfulArticles } from './api.ts';
export { useMay } from './desk/api.ts';
export { Pages } from './Pages.tsx';
export { ProposalSection } from './propose/ProposalSection.tsx';
export { ArticleView } from './read/ArticleView.tsx';
export { ARTICLE_PATHS, SECTION_PATHS } from './section-paths.ts';
export { sitePath } from './site-path.ts';
