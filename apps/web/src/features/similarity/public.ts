export { SimilarityPanel } from './SimilarityPanel.tsx';
