import { useForm } from '@mantine/form';
import { emailSchema, passwordSchema } from '@pv/contract';
import { check, checkRepeat } from '../../../ui/form/field.ts';

const mustAgree = (agreed: boolean) => (agreed ? null : 'consent_missing');

/**
 * The form of registration: address, password twice, two separate consents, none ticked beforehand. `email` is known
 * when the person comes back from the code step after a reload.
 */
export function useSignUpForm(email: string) {
  return useForm({
    initialValues: { email, password: '', repeat: '', rules: false, personalData: false },
    validate: {
      email: check(emailSchema),
      password: check(passwordSchema),
      repeat: (repeat, { password }) => checkRepeat(repeat, password),
      rules: mustAgree,
      personalData: mustAgree,
    },
    validateInputOnBlur: ['email', 'password', 'repeat'],
  });
}

export type SignUpFormState = ReturnType<typeof useSignUpForm>;
