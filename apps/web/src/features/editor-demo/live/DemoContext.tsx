import { createContext, use } from 'react';
import type { DemoPictures } from './pictures.ts';

const PicturesContext = createContext<DemoPictures | null>(null);

/** Hands the pictures of the demo to its dialogs. */
export const DemoPicturesProvider = PicturesContext;

/** The pictures of the open demo. */
export function useDemoPictures(): DemoPictures {
  const pictures = use(PicturesContext);
  if (!pictures) throw new Error('useDemoPictures needs a DemoPicturesProvider above it');
  return pictures;
}
