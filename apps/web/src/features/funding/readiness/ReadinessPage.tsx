import { Select, Textarea } from '@mantine/core';
import {
  confirmedReadinessOf,
  type Passport,
  type ProjectType,
  projectTypeSchema,
  READINESS_LEVELS,
  readinessOf,
} from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { FieldTrouble, useFormField } from '../../project/public.ts';
import { usePassport, useProjectFiles } from '../api.ts';
import classes from '../Funding.module.css';
import {
  evidenceOf,
  type LevelField,
  type ReadinessFields,
  useReadinessForm,
} from './use-readiness-form.ts';

type Files = readonly { id: string; name: string }[] | undefined;

interface LevelProps {
  form: Autosave<ReadinessFields>;
  level: (typeof READINESS_LEVELS)[number];
  /** The level that is reached by all evidence. */
  reached: number;
  /** The level up to which each has a file. */
  confirmed: number;
  files: Files;
  readOnly: boolean;
}

/** A level: its question, what answers it, and a file of the project that shows it. */
function Level({ form, level, reached, confirmed, files, readOnly }: LevelProps) {
  const { t, dynamic } = useTexts();
  const field = useFormField(form, `${level}` as LevelField);
  const { value } = field;
  const told = value.text.trim() !== '' || value.file_id !== null;
  const standing = level <= confirmed ? 'reached' : level <= reached ? 'declared' : 'waits';
  const title = `${t('navigator.readiness.level', { level })}. ${dynamic(`navigator.readiness.levels.${level}.title`)}`;
  const options = (files ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const known = options.some(({ value: id }) => id === value.file_id);
  const gone = files && value.file_id !== null && !known;
  if (gone && value.file_id) {
    options.push({ value: value.file_id, label: t('navigator.readiness.goneFile') });
  }
  const nameOf = (id: string | null | undefined) =>
    options.find((one) => one.value === id)?.label ?? '';
  return (
    <section className={classes.level} aria-label={title} id={`level-${level}`}>
      <div className={classes.levelHead}>
        <h2>{title}</h2>
        <SaveState status={field.status} />
        {told && (
          <StatusBadge
            group={standing === 'reached' ? 'approve' : 'neutral'}
            label={t(`navigator.readiness.${standing}`)}
          />
        )}
      </div>
      <p className={classes.ask}>{dynamic(`navigator.readiness.levels.${level}.ask`)}</p>
      <div className={classes.answer}>
        <Textarea
          label={t('navigator.readiness.answer')}
          description={dynamic(`navigator.readiness.levels.${level}.attach`)}
          autosize
          minRows={2}
          maxRows={10}
          readOnly={readOnly}
          value={value.text}
          onChange={(event) => field.edit({ ...value, text: event.currentTarget.value })}
          onBlur={field.flush}
          error={field.error}
        />
        <Select
          label={t('navigator.readiness.file')}
          placeholder={t('navigator.readiness.noFile')}
          data={options}
          value={value.file_id}
          onChange={(file) => {
            field.edit({ ...value, file_id: file });
            field.flush();
          }}
          readOnly={readOnly || (options.length === 0 && value.file_id === null)}
          searchable
          clearable={!readOnly}
          clearButtonProps={{ 'aria-label': t('navigator.readiness.noFile') }}
        />
      </div>
      <FieldTrouble
        field={field}
        shown={
          field.theirValue &&
          [field.theirValue.text, nameOf(field.theirValue.file_id)].filter(Boolean).join(' · ')
        }
      />
    </section>
  );
}

function Levels({ passport }: { passport: Passport }) {
  const { t } = useTexts();
  const form = useReadinessForm(passport);
  const files = useProjectFiles(passport.project_id);
  const { values } = useSyncExternalStore(form.subscribe, form.state);
  const evidence = evidenceOf(values);
  const reached = readinessOf(evidence) ?? 0;
  const confirmed = confirmedReadinessOf(evidence) ?? 0;
  const result =
    confirmed === reached ? 'result' : confirmed === 0 ? 'resultDeclared' : 'resultPartly';
  const gap = evidence.some(({ level }) => level > reached) ? reached + 1 : null;
  return (
    <>
      <div role="status">
        <p className={classes.result}>
          {reached > 0
            ? t(`navigator.readiness.${result}`, { level: reached, confirmed })
            : t('navigator.readiness.none')}
        </p>
        {gap !== null && (
          <p className={classes.empty}>{t('navigator.readiness.gap', { level: gap })}</p>
        )}
      </div>
      {files?.length === 0 && <p className={classes.empty}>{t('navigator.readiness.noFiles')}</p>}
      {!passport.can.edit && <p className={classes.empty}>{t('navigator.readiness.readOnly')}</p>}
      {READINESS_LEVELS.map((level) => (
        <Level
          key={level}
          form={form}
          level={level}
          reached={reached}
          confirmed={confirmed}
          files={files}
          readOnly={!passport.can.edit}
        />
      ))}
    </>
  );
}

function OfProject({ type, id }: { type: ProjectType; id: string }) {
  const { t } = useTexts();
  const passport = usePassport(id);
  if (isApiError(passport.error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={t('navigator.readiness.title')}
        above={
          <>
            <Link to="/project/$projectType/$id" params={{ projectType: type, id }}>
              {t('navigator.readiness.toProject')}
            </Link>
            {' · '}
            <Link to="/investment-navigator" search={{ project: id }}>
              {t('navigator.readiness.back')}
            </Link>
          </>
        }
      />
      <p className={classes.lead}>
        {t('navigator.readiness.standard')}. {t('navigator.readiness.lead')}
      </p>
      {passport.data && <Levels key={id} passport={passport.data} />}
      {!passport.data &&
        (passport.isError ? (
          <LoadFailure error={passport.error} onRetry={() => void passport.refetch()} />
        ) : (
          <RowsSkeleton rows={8} />
        ))}
    </>
  );
}

/** How ready the technology of a project is: nine levels, each with what proves it. */
export function ReadinessPage() {
  const { projectType, id } = useParams({ from: '/protected/project/$projectType/$id/readiness' });
  const type = projectTypeSchema.safeParse(projectType).data;
  return type ? <OfProject type={type} id={id} /> : <NotFoundPage />;
}
