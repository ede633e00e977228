import type { ArticlePart } from '@pv/contract';

type Picture = NonNullable<ArticlePart['picture']>;

/** A picture of a part for readers: nothing is read out of one that only decorates. */
export const readPicture = (picture: ArticlePart['picture']): Pick<Picture, 'id' | 'alt'> | null =>
  picture && { id: picture.id, alt: picture.decorative ? '' : picture.alt };
