import { Button } from '@mantine/core';
import type { DocumentSnapshot, SectionJson } from '@pv/editor-schema';
import { formatSource, numberDocument, resolveProfile, structuralTitle } from '@pv/gost';
import { IconRestore } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { isTyped, outlineTitle } from '../../../editor/section/section-title.ts';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { madeLinesOf } from '../../../editor/special/made-lines.ts';
import { type PaintContext, paint } from '../../../editor/text/paint.ts';
import { renderNode } from '../../../editor/text/render-content.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { type SectionAsked, useVersionText } from './api.ts';
import classes from './Versions.module.css';

type Numbering = PaintContext['numbering'];

interface Shown {
  snapshot: DocumentSnapshot;
  numbering: Numbering;
}

/** The text of a section as it was, with the numbers of that document. */
function SectionText({ section, numbering }: { section: SectionJson; numbering: Numbering }) {
  const { t } = useTexts();
  const { assets } = useWorkbench();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current;
    if (!root) return;
    root.replaceChildren(...(section.content.content ?? []).map(renderNode));
    const draw = () =>
      paint(root, {
        numbering,
        assetUrl: assets.url,
        brokenReference: t('editor.brokenReference'),
      });
    draw();
    return assets.subscribe(draw);
  }, [section, numbering, assets, t]);
  return (
    <>
      <div ref={host} className="pv-text" lang="ru" />
      <ol className="pv-notes" lang="ru" />
    </>
  );
}

/** The fields of the title page that the writer had worded otherwise than the profiles. */
function TitleFields({ settings }: Pick<DocumentSnapshot, 'settings'>) {
  const { t } = useTexts();
  const fields = Object.entries(settings.titleFields).filter(([, value]) => value !== '');
  if (fields.length === 0) return <p>{t('versions.noTitleFields')}</p>;
  return (
    <>
      {fields.map(([name, value]) => (
        <p key={name} className={classes.field}>
          {value}
        </p>
      ))}
      <p>{t('versions.otherTitleFields')}</p>
    </>
  );
}

function Sources({ snapshot, numbering }: Shown) {
  const { t } = useTexts();
  const byId = new Map(snapshot.sources.map((source) => [source.id, source]));
  const sources = numbering.sources.ids.flatMap((id) => byId.get(id) ?? []);
  if (sources.length === 0) return <p>{t('versions.noSources')}</p>;
  return (
    <ol className={classes.sources} lang="ru">
      {sources.map((source) => (
        <li key={source.id}>{formatSource(source, snapshot.settings.sourceStyle)}</li>
      ))}
    </ol>
  );
}

function Keywords({ settings }: Pick<DocumentSnapshot, 'settings'>) {
  const { t } = useTexts();
  if (settings.keywords.length === 0) return null;
  return <p>{t('versions.keywords', { list: settings.keywords.join(', ') })}</p>;
}

function bodyOf(section: SectionJson, { snapshot, numbering }: Shown, contents: string): ReactNode {
  if (section.kind === 'title') return <TitleFields settings={snapshot.settings} />;
  if (section.kind === 'main') return <p>{contents}</p>;
  if (section.kind === 'references') return <Sources snapshot={snapshot} numbering={numbering} />;
  const { sections, settings } = snapshot;
  return (
    <>
      {section.kind === 'abstract' && <Keywords settings={settings} />}
      <SectionText section={section} numbering={numbering} />
      {madeLinesOf(section, numbering, sections, settings.profile).map(({ key, text }) => (
        <p key={key} lang="ru">
          {text}
        </p>
      ))}
    </>
  );
}

interface VersionTextProps {
  id: string;
  /** Asks to put a section back; null where the reader may not. */
  onRestore: ((section: SectionAsked) => void) | null;
}

/** The whole text of a version as sheets, each with a way back to its section. */
export function VersionText({ id, onRestore }: VersionTextProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useVersionText(id);
  const shown = useMemo((): Shown | null => {
    if (!data) return null;
    // the server keeps what it has read from the document itself
    const snapshot = data.snapshot as DocumentSnapshot;
    return { snapshot, numbering: numberDocument(snapshot) };
  }, [data]);
  if (!shown && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!shown) return <PageSkeleton />;
  const { snapshot, numbering } = shown;
  const { profile } = snapshot.settings;
  return (
    <div className={`pv-doc ${classes.text}`}>
      {snapshot.sections.map((section) => {
        const head = { ...section, order: '' };
        const name = outlineTitle(head, { numbering, profile }, t);
        return (
          <article key={section.id} className="pv-sheet" data-kind={section.kind} aria-label={name}>
            {onRestore && section.kind !== 'main' && (
              <Button
                className={classes.restore}
                variant="default"
                size="compact-sm"
                leftSection={<IconRestore size={16} aria-hidden="true" />}
                aria-label={t('versions.restoreSectionNamed', { title: name })}
                onClick={() => onRestore({ id: section.id, title: name })}
              >
                {t('versions.restoreSection')}
              </Button>
            )}
            <h2 className="pv-title" data-kind={isTyped(section.kind) ? 'plain' : 'structural'}>
              {isTyped(section.kind)
                ? name
                : structuralTitle(resolveProfile(snapshot.settings), section.kind, section.title) ||
                  name}
            </h2>
            {bodyOf(section, shown, t('versions.contents'))}
          </article>
        );
      })}
    </div>
  );
}
