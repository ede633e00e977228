import type { ArticlePicture, ArticleText } from '@pv/contract';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { RichText } from '../../../../platform/rich-text/RichText.tsx';
import classes from './Versions.module.css';

interface WholeTextProps {
  text: ArticleText;
  language: 'ru' | 'en';
  pictures: readonly ArticlePicture[];
}

/** A text of a kept state, to be read as it is. */
export function WholeText({ text, language, pictures }: WholeTextProps) {
  const { t } = useTexts();
  const urlOf = (id: string) => pictures.find((one) => one.id === id)?.url;
  return (
    <div className={classes.whole} lang={language}>
      <h3>{text.title || t('publication.untitled')}</h3>
      {text.summary && <p>{text.summary}</p>}
      {text.body.map(({ id, heading, text: words, picture }, at) => (
        <section key={id ?? at}>
          {heading && <h4>{heading}</h4>}
          {picture && urlOf(picture.id) && (
            <img src={urlOf(picture.id)} alt={picture.decorative ? '' : picture.alt} />
          )}
          {words && <RichText content={words} />}
        </section>
      ))}
    </div>
  );
}
