import { personalData } from '@pv/texts/legal';
import { LegalDocument } from './LegalDocument.tsx';

/** The policy and the consent on personal data, 152-FZ. */
export function PersonalDataPage() {
  return <LegalDocument code="personal_data" texts={personalData} />;
}
