export { ACADEMY, isAcademy } from './academies/academies.ts';
export { GuideLinks } from './academies/GuideLinks.tsx';
export { GuideView } from './academies/GuideView.tsx';
export { StageGuides } from './academies/StageGuides.tsx';
export { useBlocks, useBlockTypes } from './api.ts';
export { Loaded } from './read/Loaded.tsx';
export { SiteText } from './SiteText.tsx';
export { FeatureList } from './segments/FeatureList.tsx';
export { isSegment } from './segments/is-segment.ts';
