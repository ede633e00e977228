import { Button, Checkbox, Radio, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  DISCUSSION_READERS,
  type DiscussionOffer,
  type DiscussionReaders,
  discussionFields,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { check, useField } from '../../../ui/form/field.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import classes from '../Discussion.module.css';

/** What is typed and chosen of a discussion. */
export type DiscussionDraft = {
  title: string;
  abstract: string;
  readers: DiscussionReaders;
  files: string[];
  document_id: string | null;
};

interface DiscussionFormProps {
  offer: Pick<DiscussionOffer, 'files' | 'documents'>;
  /** What stands there at first. */
  initial: DiscussionDraft;
  /** Under which name what is being written is kept on this device. */
  place: string;
  button: string;
  busy: boolean;
  failure: string | null;
  /** Gives what to do once it is saved, for what was typed is kept until then. */
  onSave: (draft: DiscussionDraft, done: () => void) => void;
}

const fits = {
  title: check(discussionFields.title),
  abstract: check(discussionFields.abstract),
};

function Files(props: {
  files: DiscussionOffer['files'];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}) {
  const { t, locale } = useTexts();
  if (props.files.length === 0)
    return <p className={classes.dim}>{t('discussions.form.noFiles')}</p>;
  return (
    <Checkbox.Group
      label={t('discussions.form.files')}
      description={t('discussions.form.filesNote')}
      value={props.chosen}
      onChange={props.onChange}
    >
      <div className={classes.ticks}>
        {props.files.map(({ id, name, size, stage }) => (
          <Checkbox
            key={id}
            value={id}
            label={name}
            description={[stage, fileSize(size, t, locale)].filter(Boolean).join(' · ')}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** What is discussed, what readers may take, and who may read. */
export function DiscussionForm(props: DiscussionFormProps) {
  const { offer, initial, place, button, busy, failure, onSave } = props;
  const { t } = useTexts();
  const kept = useDraft(place);
  const form = useForm<DiscussionDraft>({
    initialValues: { ...initial, ...parseKept(kept.read(), initial) },
    onValuesChange: (draft) => kept.keep(JSON.stringify(draft)),
    validate: { title: (value) => fits.title(value), abstract: (value) => fits.abstract(value) },
  });
  const field = useField(form);
  const known = new Set(offer.files.map(({ id }) => id));
  return (
    <form
      className={classes.form}
      onSubmit={submitForm(form, (draft) => onSave(draft, kept.drop))}
      noValidate
    >
      <TextInput label={t('discussions.form.title')} withAsterisk {...field('title')} />
      <Textarea
        label={t('discussions.form.abstract')}
        description={t('discussions.form.abstractNote')}
        autosize
        minRows={4}
        maxRows={14}
        {...field('abstract')}
      />
      <Select
        label={t('discussions.form.document')}
        description={t('discussions.form.documentNote')}
        placeholder={t('discussions.form.noDocument')}
        data={offer.documents.map(({ id, title }) => ({ value: id, label: title }))}
        clearable
        clearButtonProps={{ 'aria-label': t('discussions.form.dropDocument') }}
        disabled={offer.documents.length === 0}
        value={form.values.document_id}
        onChange={(value) => form.setFieldValue('document_id', value)}
      />
      <Files
        files={offer.files}
        chosen={form.values.files.filter((id) => known.has(id))}
        onChange={(files) => form.setFieldValue('files', files)}
      />
      <Radio.Group label={t('discussions.form.readers')} {...form.getInputProps('readers')}>
        <div className={classes.radios}>
          {DISCUSSION_READERS.map((readers) => (
            <Radio
              key={readers}
              value={readers}
              label={t(`discussions.readers.${readers}`)}
              description={t(`discussions.readersNote.${readers}`)}
            />
          ))}
        </div>
      </Radio.Group>
      {failure && (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      <div>
        <Button type="submit" loading={busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
