import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { EmailChange } from '../../account/public.ts';
import { CITIES } from '../data/cities.ts';
import { INSTITUTIONS } from '../data/institutions.ts';
import { AreaField } from './AreaField.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { EducationField } from './EducationField.tsx';
import { ExperienceField } from './ExperienceField.tsx';
import classes from './FieldFrame.module.css';
import { LanguagesField } from './LanguagesField.tsx';
import { LineField } from './LineField.tsx';
import { MiddleNameField } from './MiddleNameField.tsx';
import { ShownTick } from './ShownTick.tsx';
import { TagsField } from './TagsField.tsx';

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
          <LineField name="city" suggestions={CITIES} autoComplete="address-level2" />
          <LineField
            name="institution"
            suggestions={INSTITUTIONS}
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
