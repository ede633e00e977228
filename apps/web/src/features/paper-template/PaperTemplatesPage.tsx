import { Button, Select } from '@mantine/core';
import { categoryOf, formsOf } from '@pv/contract';
import { IconChevronRight, IconDownload } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { NothingFound } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { PageHeader, Section } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useOwnProjects } from '../project/public.ts';
import { type PaperFormat, usePapers } from './api.ts';
import classes from './PaperTemplates.module.css';
import { type Filled, GROUPS, isSought, type PaperGroup, type PaperRow } from './rows.ts';

const ICON = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
const FORMATS: Readonly<Record<'template' | 'form' | 'model', readonly PaperFormat[]>> = {
  template: ['docx', 'pdf'],
  form: ['docx', 'pdf'],
  model: ['xlsx'],
};

interface RowProps {
  row: PaperRow;
  project: Filled | null;
  papers: ReturnType<typeof usePapers>;
}

/** Why a document cannot be made now, or the buttons that make it. */
function Deeds({ row, project, papers }: RowProps) {
  const { t } = useTexts();
  const title = t(`paperTemplates.kind.${row.name}`);
  if (row.kind === 'elsewhere') {
    return (
      <Button
        size="xs"
        variant="default"
        rightSection={<IconChevronRight {...ICON} />}
        aria-label={t('paperTemplates.openNamed', { title })}
        renderRoot={(root) => <Link {...root} {...row.placeOf(project)} />}
      >
        {t('paperTemplates.open')}
      </Button>
    );
  }
  if (row.kind !== 'template' && !project) {
    return <span className={classes.why}>{t('paperTemplates.chooseProject')}</span>;
  }
  if (row.kind === 'form' && project) {
    const category = project.category_id && categoryOf(project.category_id);
    if (!formsOf(project.type, category).includes(row.name)) {
      return <span className={classes.why}>{t('paperTemplates.notOfProject')}</span>;
    }
  }
  return FORMATS[row.kind].map((format) => {
    const word = t(`paperTemplates.${format}`);
    return (
      <Button
        key={format}
        size="xs"
        variant="default"
        leftSection={<IconDownload {...ICON} />}
        loading={papers.making === `${row.name} ${format}`}
        aria-label={t('paperTemplates.file', { title, format: word })}
        onClick={() => papers.make(row, format)}
      >
        {word}
      </Button>
    );
  });
}

function Row(props: RowProps) {
  const { t } = useTexts();
  const { row } = props;
  const warned = 'legal' in row && row.legal;
  return (
    <DataRow
      title={t(`paperTemplates.kind.${row.name}`)}
      note={
        <>
          {t(`paperTemplates.note.${row.name}`)}
          {warned && <span className={classes.legal}> {t('paperTemplates.legal')}</span>}
        </>
      }
      actions={<Deeds {...props} />}
    />
  );
}

/** Documents to fill from a project and to take away. */
export function PaperTemplatesPage() {
  const { t } = useTexts();
  const search = useSearch({ from: '/protected/document-templates' });
  const navigate = useNavigate();
  const { data, error, refetch } = useOwnProjects();
  const projects = data?.projects ?? [];
  const project = projects.find(({ id }) => id === search.project) ?? null;
  const papers = usePapers(project?.id ?? null);
  // until it is known whether the project of the address is one of them, nothing is made without it
  const waits = search.project !== undefined && !data;
  const gone = search.project !== undefined && data !== undefined && !project;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;

  const change = (next: Partial<typeof search>) =>
    void navigate({ to: '/document-templates', search: { ...search, ...next }, replace: true });
  const found = (Object.entries(GROUPS) as [PaperGroup, readonly PaperRow[]][])
    .map(([group, rows]) => {
      const told = (row: PaperRow) => [
        t(`paperTemplates.kind.${row.name}`),
        t(`paperTemplates.note.${row.name}`),
      ];
      return { group, rows: rows.filter((row) => isSought(search.text ?? '', told(row))) };
    })
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PageHeader title={t('paperTemplates.title')} />
      <p className={classes.lead}>{t('paperTemplates.lead')}</p>
      <search className={classes.filters}>
        <SearchField
          main
          label={t('paperTemplates.search')}
          clear={t('paperTemplates.clear', { label: t('paperTemplates.search') })}
          words={search.text ?? ''}
          onWords={(text) => change({ text: text || undefined })}
        />
        <Select
          label={t('paperTemplates.project')}
          placeholder={t('paperTemplates.noProject')}
          data={projects.map(({ id, title }) => ({ value: id, label: title }))}
          value={project?.id ?? null}
          onChange={(id) => change({ project: id ?? undefined })}
          searchable
          nothingFoundMessage={t('paperTemplates.nothingFound')}
          clearable
          clearButtonProps={{
            'aria-label': t('paperTemplates.clear', { label: t('paperTemplates.project') }),
          }}
        />
      </search>
      {gone && <p role="status">{t('paperTemplates.goneProject')}</p>}
      {waits && <RowsSkeleton rows={8} />}
      {(waits ? [] : found).map(({ group, rows }) => (
        <Section key={group} title={t(`paperTemplates.group.${group}`)}>
          <DataList label={t(`paperTemplates.group.${group}`)}>
            {rows.map((row) => (
              <Row key={row.name} row={row} project={project} papers={papers} />
            ))}
          </DataList>
        </Section>
      ))}
      {found.length === 0 && (
        <NothingFound
          text={t('paperTemplates.notFound')}
          onClear={() => change({ text: undefined })}
        />
      )}
    </>
  );
}
