import { Button, SegmentedControl, Select, Textarea } from '@mantine/core';
import { numberOf } from '@pv/contract';
import { type SourceStyle, USUAL_SOURCE_STANDARD, USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import { formatCsl, missingFields, SOURCE_FIELDS } from '@pv/gost';
import { readSourceFile } from '@pv/gost/source-files';
import { sourceTexts } from '@pv/texts/sources';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { FORM_KINDS, type FormKind, formKindOf, kindOf } from './kind-fields.ts';
import { LookUp } from './LookUp.tsx';
import { SourceFields } from './SourceFields.tsx';
import classes from './SourceForm.module.css';
import {
  chooseKind,
  chooseLanguage,
  draftRecord,
  isForPrograms,
  readLine,
  type SourceDraft,
  tellKind,
} from './source-draft.ts';

interface WayProps {
  draft: SourceDraft;
  onDraft: (draft: SourceDraft) => void;
}

const LANGUAGES = ['ru', 'en', 'de', 'fr'] as const;

function KindAndLanguage({ draft, onDraft }: WayProps) {
  const { locale } = useTexts();
  const { kind, kinds, language, languages } = sourceTexts(locale);
  const spoken = String(draft.fields.language ?? '').trim();
  const known = LANGUAGES.find((one) => spoken.toLowerCase().startsWith(one));
  const others = spoken && !known ? [{ value: spoken, label: spoken }] : [];
  return (
    <div className={classes.fields}>
      <Select
        label={kind}
        allowDeselect={false}
        value={draft.kind ?? formKindOf(draft.fields)}
        data={FORM_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChange={(value) => onDraft(chooseKind(draft, value as FormKind))}
      />
      <Select
        label={language}
        allowDeselect={false}
        value={known ?? (spoken || 'auto')}
        data={[
          { value: 'auto', label: languages.auto },
          ...LANGUAGES.map((value) => ({ value, label: languages[value] })),
          ...others,
        ]}
        onChange={(value) => onDraft(chooseLanguage(draft, value === 'auto' ? null : value))}
      />
    </div>
  );
}

/** The record as it is printed, and what the standard still asks for. */
function LiveRecord({ draft, style }: { draft: SourceDraft; style: SourceStyle }) {
  const { t, locale } = useTexts();
  const { form, fields } = sourceTexts(locale);
  const record = formatCsl(draft.fields, style);
  const { standard = USUAL_SOURCE_STANDARD } = style;
  const title = t('sourceList.shown', { standard: `ГОСТ Р ${standard}` });
  const kind = kindOf(draft.fields);
  const lacking = missingFields(kind, draft.fields).flatMap(
    (name) => SOURCE_FIELDS[kind].find((field) => field.name === name) ?? [],
  );
  return (
    <section className={classes.live} aria-label={title}>
      <h3>{title}</h3>
      <p lang="ru">{record || form.noTitle}</p>
      {record && lacking.length > 0 && (
        <p className={classes.note}>
          {t('editor.references.lacking', {
            fields: lacking.map(({ label }) => fields[label]).join('; '),
          })}
        </p>
      )}
    </section>
  );
}

interface SourceFormProps extends WayProps {
  /** The number in the list of a source that this one repeats. */
  twin: number | null;
  /** How records are made in the document. */
  style?: SourceStyle;
  /** The form opens in a dialog that is there already: its first field takes the focus. */
  focused?: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** A source by its fields or as a text; changing over loses neither. Enter in a field keeps the source. */
export function SourceForm(props: SourceFormProps) {
  const { draft, onDraft, twin, style = USUAL_SOURCE_STYLE, onSave, onCancel } = props;
  const { t, locale } = useTexts();
  const { form } = sourceTexts(locale);
  const signedIn = useSessionState().kind === 'in';
  const [said, setSaid] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // who changes over stays at the switch
  const [focused, setFocused] = useState(props.focused ?? false);
  const { by, fields, text } = draft;
  const number = text && numberOf(text) ? text : null;

  const take = (read: { fields: SourceDraft['fields']; left: string }) => {
    onDraft(tellKind({ ...draft, by: 'fields', fields: read.fields }));
    setRound(round + 1);
    setFocused(true);
    setSaid(read.left ? t('editor.references.left', { words: read.left }) : form.parsed);
  };
  const fill = (found: SourceDraft['fields']) => {
    onDraft(tellKind({ ...draft, fields: { ...draft.fields, ...found } }));
    setRound(round + 1);
    setSaid(t('sourceList.lookup.found'));
  };
  const parse = async () => {
    const line = readLine(text ?? '');
    if (line) return take(line);
    // a record of BibTeX or RIS, pasted as it is
    const file = await readSourceFile(text ?? '').catch(() => null);
    const [record, ...others] = file?.records ?? [];
    if (others.length > 0) setSaid(form.several);
    else if (record) take({ fields: record.csl, left: '' });
    else setSaid(form.unread);
  };
  const unreadable = by === 'text' && isForPrograms(text ?? '');
  const parsePasted = useEffectEvent(() => void (unreadable && parse()));
  useEffect(() => parsePasted(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (unreadable) void parse();
    else if (draftRecord(draft)) onSave();
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  };
  const kept = by === 'fields' ? text && form.fieldsKept : formatCsl(fields) && form.textKept;
  return (
    <form className={classes.form} onSubmit={save} onKeyDown={press} noValidate>
      <SegmentedControl
        fullWidth
        aria-label={form.way}
        value={by}
        onChange={(value) => {
          setSaid(null);
          setFocused(false);
          onDraft({ ...draft, by: value === 'text' ? 'text' : 'fields' });
        }}
        data={[
          { value: 'fields', label: form.byFields },
          { value: 'text', label: form.byText },
        ]}
      />
      <p className={classes.note} role="status">
        {said ?? kept}
      </p>
      {by === 'text' ? (
        <>
          <Textarea
            autosize
            minRows={3}
            data-autofocus
            label={form.text}
            description={form.textHint}
            value={text ?? formatCsl(fields)}
            onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
          />
          <Button
            variant="default"
            className={classes.parse}
            disabled={!text?.trim()}
            onClick={() => void parse()}
          >
            {form.parse}
          </Button>
        </>
      ) : (
        <>
          {signedIn && <LookUp number={number} onFound={fill} />}
          <KindAndLanguage draft={draft} onDraft={onDraft} />
          <SourceFields key={round} draft={draft} onDraft={onDraft} focused={focused && !number} />
          <LiveRecord draft={draft} style={style} />
        </>
      )}
      {twin !== null && (
        <p className={classes.twin}>{t('editor.references.duplicate', { number: twin })}</p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" disabled={!draftRecord(draft)}>
          {form.save}
        </Button>
      </div>
    </form>
  );
}
