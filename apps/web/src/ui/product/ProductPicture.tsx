import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ProductPicture.module.css';

/** Addresses by what is shown, language and scheme; how they are taken is told in `docs/reference/pictures.md`. */
const FILES = import.meta.glob<string>('./*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What a picture shows, with its measures in pixels of a page. */
const SHOWN = {
  project: { wide: { width: 760, height: 700 }, narrow: { width: 390, height: 644 } },
  editor: { wide: { width: 1120, height: 700 }, narrow: { width: 390, height: 584 } },
} as const;

const NARROW = '(max-width: 519px)';

interface ProductPictureProps {
  of: keyof typeof SHOWN;
  alt: string;
}

/**
 * The product as it looks: in the reader's language, and in the scheme that he has chosen, which no query of
 * a sheet knows. Both schemes stand there, a hidden picture that is lazy is not loaded.
 */
export function ProductPicture({ of, alt }: ProductPictureProps) {
  const { locale } = useTexts();
  const { wide, narrow } = SHOWN[of];
  return (['light', 'dark'] as const).map((scheme) => (
    <picture key={scheme} className={classes[scheme]}>
      <source
        media={NARROW}
        srcSet={FILES[`./${of}-narrow.${locale}.${scheme}.webp`]}
        {...narrow}
      />
      <img
        className={classes.image}
        src={FILES[`./${of}.${locale}.${scheme}.webp`]}
        alt={alt}
        loading="lazy"
        {...wide}
      />
    </picture>
  ));
}
