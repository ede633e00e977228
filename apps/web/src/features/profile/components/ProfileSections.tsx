import { TextInput } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/Section.tsx';
import { CITIES } from '../data/cities.ts';
import { INSTITUTIONS } from '../data/institutions.ts';
import { AreaField } from './AreaField.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { EducationField } from './EducationField.tsx';
import classes from './FieldFrame.module.css';
import { LanguagesField } from './LanguagesField.tsx';
import { LineField } from './LineField.tsx';
import { MiddleNameField } from './MiddleNameField.tsx';
import { TagsField } from './TagsField.tsx';

/** The fields of the profile by meaning, the required five first. */
export function ProfileSections({ email }: { email: string }) {
  const { t } = useTexts();
  return (
    <>
      <Section title={t('profile.section.main')}>
        <div className={classes.grid}>
          <LineField name="last_name" autoComplete="family-name" />
          <LineField name="first_name" autoComplete="given-name" />
          <EducationField />
          <LineField name="city" suggestions={CITIES} autoComplete="address-level2" />
          <LineField
            name="institution"
            suggestions={INSTITUTIONS}
            hint="profile.hint.institution"
            autoComplete="organization"
          />
          <MiddleNameField />
          <BirthDateField />
        </div>
      </Section>
      <Section title={t('profile.section.study')}>
        <div className={classes.grid}>
          <LineField name="department" />
          <LineField name="group" />
          <LineField name="work_place" autoComplete="organization" />
          <LineField name="division" />
          <LineField name="post" autoComplete="organization-title" />
        </div>
      </Section>
      <Section title={t('profile.section.science')}>
        <div className={classes.grid}>
          <LineField name="academic_degree" />
          <LineField name="academic_title" />
          <TagsField name="interests" />
        </div>
      </Section>
      <Section title={t('profile.section.skills')}>
        <div className={classes.grid}>
          <TagsField name="skills" />
          <TagsField name="stack" />
          <AreaField name="experience" />
          <LanguagesField />
        </div>
      </Section>
      <Section title={t('profile.section.identifiers')}>
        <div className={classes.grid}>
          <LineField name="orcid" hint="profile.hint.orcid" />
          <LineField name="scopus_id" hint="profile.hint.scopus_id" inputMode="numeric" />
          <LineField name="researcher_id" hint="profile.hint.researcher_id" />
          <LineField name="rinc_id" hint="profile.hint.rinc_id" />
        </div>
      </Section>
      <Section title={t('profile.section.contacts')}>
        <div className={classes.grid}>
          <TextInput label={t('profile.field.email')} value={email} readOnly variant="filled" />
          <LineField name="phone" hint="profile.hint.phone" autoComplete="tel" inputMode="tel" />
          <LineField name="contacts" hint="profile.hint.contacts" />
          <AreaField name="additional" />
        </div>
      </Section>
    </>
  );
}
