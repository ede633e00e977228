import { Checkbox, Select, TagsInput, Text, Textarea } from '@mantine/core';
import { EDUCATION_LEVELS } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RichField } from '../../../platform/rich-text/RichField.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { Section } from '../../../ui/PageHeader.tsx';
import { EmailChange } from '../../account/public.ts';
// offered while typing; any other may be typed, an institution as its papers call it
import places from '../places.json' with { type: 'json' };
import { BirthDateField } from './BirthDateField.tsx';
import classes from './FieldFrame.module.css';
import { FieldFrame, inputId, useProfileField } from './FieldFrame.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { LineField } from './LineField.tsx';

/** The level of education. */
function EducationField() {
  const { t } = useTexts();
  const { value, edit, flush } = useProfileField('education_level');
  return (
    <FieldFrame name="education_level">
      <Select
        id={inputId('education_level')}
        label={t('profile.field.education_level')}
        placeholder={t('profile.education.choose')}
        required
        allowDeselect={false}
        data={EDUCATION_LEVELS.map((level) => ({
          value: level,
          label: t(`profile.education.${level}`),
        }))}
        value={value}
        onChange={(level) => {
          edit(level);
          flush();
        }}
      />
    </FieldFrame>
  );
}

/** Work and projects as a text with lists, links and tables. */
function ExperienceField() {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField('experience');
  const label = t('profile.field.experience');
  return (
    <FieldFrame name="experience" wide>
      <div className={classes.label}>{label}</div>
      <RichField
        label={label}
        value={value}
        placeholder={t('profile.hint.experience')}
        wrong={error !== undefined}
        onChange={edit}
        onLeave={flush}
        onSave={flush}
      />
      {error && (
        <Text c="red" size="sm" mt={4} role="alert">
          {fieldErrorText(t, error)}
        </Text>
      )}
    </FieldFrame>
  );
}

/** A field of several lines, as high as its text. */
function AreaField({ name }: { name: 'additional' }) {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField(name);
  return (
    <FieldFrame name={name} wide>
      <Textarea
        id={inputId(name)}
        label={t(`profile.field.${name}`)}
        error={error ? fieldErrorText(t, error) : null}
        autosize
        minRows={3}
        maxRows={16}
        value={value}
        onBlur={flush}
        onChange={(event) => edit(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

/** The middle name, or the tick that there is none. */
function MiddleNameField() {
  const { t } = useTexts();
  const name = useProfileField('middle_name');
  const none = useProfileField('no_middle_name');
  return (
    <div>
      <LineField name="middle_name" autoComplete="additional-name" disabled={none.value} />
      <Checkbox
        mt="xs"
        label={t('profile.field.no_middle_name')}
        checked={none.value}
        onChange={(event) => {
          none.edit(event.currentTarget.checked);
          if (event.currentTarget.checked) name.edit('');
          none.flush();
        }}
      />
    </div>
  );
}

/** Whether teammates see the field above; otherwise only its owner does. */
function ShownTick({ name }: { name: 'show_phone' | 'show_birth_date' }) {
  const { t } = useTexts();
  const { value, edit, flush } = useProfileField(name);
  return (
    <Checkbox
      mt="xs"
      label={t(`profile.field.${name}`)}
      description={t(value ? 'profile.hint.shown' : 'profile.hint.hidden')}
      checked={value}
      onChange={(event) => {
        edit(event.currentTarget.checked);
        flush();
      }}
    />
  );
}

const MOST = 30;

/** A field of up to thirty short entries. */
function TagsField({ name }: { name: 'interests' | 'skills' | 'stack' }) {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField(name);
  return (
    <FieldFrame name={name} wide>
      <TagsInput
        id={inputId(name)}
        label={t(`profile.field.${name}`)}
        error={error ? fieldErrorText(t, error) : null}
        {...(value.length === 0 && { placeholder: t('profile.hint.tags') })}
        maxTags={MOST}
        splitChars={[',', ';']}
        acceptValueOnBlur
        value={value}
        onBlur={flush}
        onChange={edit}
      />
    </FieldFrame>
  );
}

/** The fields of the profile by meaning, the required ones in the first part. */
export function ProfileSections({ email }: { email: string }) {
  const { t } = useTexts();
  return (
    <>
      <Section id="about" title={t('profile.section.main')}>
        <div className={classes.grid}>
          <LineField name="last_name" autoComplete="family-name" />
          <LineField name="first_name" autoComplete="given-name" />
          <MiddleNameField />
          <div>
            <BirthDateField />
            <ShownTick name="show_birth_date" />
          </div>
          <EducationField />
          <LineField name="city" suggestions={places.cities} autoComplete="address-level2" />
          <LineField
            name="institution"
            suggestions={places.institutions}
            hint="profile.hint.institution"
            autoComplete="organization"
          />
          <LineField name="work_place" autoComplete="organization" />
        </div>
      </Section>
      <Section id="study" title={t('profile.section.study')}>
        <div className={classes.grid}>
          <LineField name="department" />
          <LineField name="group" />
          <LineField name="division" />
          <LineField name="post" autoComplete="organization-title" />
        </div>
      </Section>
      <Section id="science" title={t('profile.section.science')}>
        <div className={classes.grid}>
          <LineField name="academic_degree" />
          <LineField name="academic_title" />
          <TagsField name="interests" />
        </div>
      </Section>
      <Section id="skills" title={t('profile.section.skills')}>
        <div className={classes.grid}>
          <TagsField name="skills" />
          <TagsField name="stack" />
          <ExperienceField />
          <LanguagesField />
        </div>
      </Section>
      <Section id="identifiers" title={t('profile.section.identifiers')}>
        <div className={classes.grid}>
          <LineField name="orcid" hint="profile.hint.orcid" />
          <LineField name="scopus_id" hint="profile.hint.scopus_id" inputMode="numeric" />
          <LineField name="researcher_id" hint="profile.hint.researcher_id" />
          <LineField name="rinc_id" hint="profile.hint.rinc_id" />
        </div>
      </Section>
      <Section id="contacts" title={t('profile.section.contacts')}>
        <div className={classes.grid}>
          <EmailChange email={email} />
          <div>
            <LineField
              name="phone"
              hint="profile.hint.phone_format"
              autoComplete="tel"
              inputMode="tel"
            />
            <ShownTick name="show_phone" />
          </div>
          <LineField name="contacts" hint="profile.hint.contacts" />
          <AreaField name="additional" />
        </div>
      </Section>
    </>
  );
}
