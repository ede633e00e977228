import type { ArticlePart, ArticlePicture } from '@pv/contract';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import { bindShortWords } from '../../../ui/words.ts';
import classes from './Article.module.css';

interface ArticleTextProps {
  body: readonly ArticlePart[];
  pictures: readonly ArticlePicture[];
}

function Picture({ picture, alt }: { picture: ArticlePicture | undefined; alt: string }) {
  if (!picture) return null;
  const { url, width, height } = picture;
  return <img className={classes.picture} src={url} alt={alt} width={width} height={height} />;
}

/** The text of an article, part by part. */
export function ArticleText({ body, pictures }: ArticleTextProps) {
  return body.map(({ heading, text, picture }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
    <section key={index} className={classes.part}>
      {heading && <h2>{bindShortWords(heading)}</h2>}
      {picture && (
        <Picture picture={pictures.find(({ id }) => id === picture.id)} alt={picture.alt} />
      )}
      {text && <RichText content={text} />}
    </section>
  ));
}
