import { Button, SegmentedControl } from '@mantine/core';
import type {
  ArticleContent,
  ArticlePicture,
  ArticleText,
  ArticleVersion,
  EditedArticle,
} from '@pv/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { RichText } from '../../../../platform/rich-text/RichText.tsx';
import { LoadFailure } from '../../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../../ui/Skeletons.tsx';
import { useVersion } from '../api.ts';
import { ArticleChanges } from './ArticleChanges.tsx';
import classes from './Versions.module.css';

interface WholeTextProps {
  text: ArticleText;
  language: 'ru' | 'en';
  pictures: readonly ArticlePicture[];
}

/** A text of a kept state, to be read as it is. */
function WholeText({ text, language, pictures }: WholeTextProps) {
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

interface VersionViewProps {
  version: ArticleVersion;
  article: EditedArticle;
  /** What is written now, typed words too. */
  written: ArticleContent;
  busy: boolean;
  onBack: () => void;
  onRestore: () => void;
}

type View = 'changes' | 'ru' | 'en';

/** A kept state before it is restored: what would change, and its whole text. */
export function VersionView(props: VersionViewProps) {
  const { version, article, written, busy, onBack, onRestore } = props;
  const { t } = useTexts();
  const [view, setView] = useState<View>('changes');
  const { data, error, refetch } = useVersion(version.id);
  const back = useRef<HTMLButtonElement>(null);
  // the button that was pressed went away with the list
  useEffect(() => back.current?.focus(), []);
  const english = data && data.content.en.title !== '';
  const views = [
    { value: 'changes', label: t('desk.versions.changes') },
    { value: 'ru', label: t('desk.versions.wholeRu') },
    ...(english ? [{ value: 'en', label: t('desk.versions.wholeEn') }] : []),
  ];
  return (
    <div className={classes.view}>
      <div className={classes.bar}>
        <Button ref={back} variant="default" onClick={onBack}>
          {t('desk.versions.back')}
        </Button>
        {!version.current && (
          <Button loading={busy} onClick={onRestore}>
            {t('desk.versions.restore')}
          </Button>
        )}
      </div>
      <SegmentedControl
        aria-label={t('desk.versions.view')}
        data={views}
        value={view}
        onChange={(value) => setView(value === 'ru' || value === 'en' ? value : 'changes')}
      />
      {!data && !error && <RowsSkeleton rows={4} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data && view === 'changes' && (
        <>
          <p className={classes.dim}>{t('desk.versions.changesNote')}</p>
          <ArticleChanges before={written} after={data.content} />
        </>
      )}
      {data && view !== 'changes' && (
        <WholeText text={data.content[view]} language={view} pictures={article.pictures} />
      )}
    </div>
  );
}
