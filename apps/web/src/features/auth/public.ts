export { Captcha } from './components/Captcha.tsx';
export { CaptchaWayOut } from './components/CaptchaWayOut.tsx';
export { FormAlert } from './components/FormAlert.tsx';
export { PasswordStrength } from './components/PasswordStrength.tsx';
export { useCaptcha } from './hooks/use-captcha.ts';
