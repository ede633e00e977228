import { type PasteResult, type RoleCode, type RoleId, roleOf, TEAM_LIMITS } from '@pv/contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import classes from './LineList.module.css';
import type { Pasted } from './read-pasted.ts';

/** Every person of a paste as it was read: address, role, and what is wrong. */
export function LineList(props: {
  people: Pasted['people'];
  /** What the server has said of an address. */
  results: ReadonlyMap<string, PasteResult>;
  titleOf: (role: RoleCode) => string;
}) {
  const { t, dynamic } = useTexts();
  const name = (role: RoleId) => props.titleOf(roleOf(role));
  return (
    <ul className={classes.list} aria-label={t('team.invite.checked')}>
      {props.people.map(({ email, role, held, problem }, index) => {
        const wrong = problem
          ? dynamic(problem, { count: TEAM_LIMITS.pasteLines })
          : (props.results.get(email)?.detail ?? null);
        const Icon = wrong ? IconAlertTriangle : IconCheck;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand in two lines
          <li key={index} className={classes.line} data-wrong={wrong ? true : undefined}>
            <Icon size={16} stroke={1.8} aria-hidden="true" />
            <span className={classes.email}>{email}</span>
            <span className={classes.note}>
              {wrong ??
                (held
                  ? t('team.invite.otherRole', { role: name(role), held: name(held) })
                  : name(role))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
