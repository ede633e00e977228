import {
  compareFunding,
  emptyPassport,
  type FundingFinding,
  type MatchedFunding,
  matchFunding,
  type Navigator,
  type SimpleFinding,
  scienceRank,
} from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { fundingReminders } from '../../../db/schema/index.ts';
import { isStale, loadCatalogue } from '../catalogue.ts';
import { factsOf, loadVenture, type Venture } from '../load-venture.ts';

/** Whether the caller may read how old the leader is, not only whether that will do. */
const seesAge = ({ leader }: Venture, userId: string) =>
  leader === null || leader.id === userId || leader.fields.show_birth_date;

const hideAge = (finding: SimpleFinding): SimpleFinding =>
  finding.criterion.kind === 'age' ? { ...finding, fact: null } : finding;

/** A finding without the age of somebody who does not show it, which may be what is told of several demands. */
function withoutAge(finding: FundingFinding): FundingFinding {
  if (!('of' in finding)) return hideAge(finding);
  const aged = finding.of.some(({ criterion }) => criterion.kind === 'age');
  return { ...finding, ...(aged && { fact: null }), of: finding.of.map(hideAge) };
}

/**
 * All records for a venture, each with its demands and how they are met.
 * @throws AppError `not_found` for whoever is not in the team
 */
export async function listFunding(
  executor: Executor,
  { projectId, userId, now }: { projectId: string; userId: string; now: Date },
): Promise<Navigator> {
  const venture = await loadVenture(executor, { projectId, userId, now });
  const facts = factsOf(venture);
  const { project, today, passport, leader } = venture;
  const reminders = await executor
    .select({ code: fundingReminders.code })
    .from(fundingReminders)
    .where(and(eq(fundingReminders.userId, userId), eq(fundingReminders.projectId, projectId)));
  const reminded = new Set(reminders.map(({ code }) => code));
  const shown = seesAge(venture, userId);
  const records = (await loadCatalogue(executor)).map((record): MatchedFunding => {
    const { findings, ...match } = matchFunding(record, facts, today);
    return {
      ...record,
      ...match,
      findings: shown ? findings : findings.map(withoutAge),
      reminded: reminded.has(record.code),
      stale: isStale(record, today),
    };
  });
  return {
    project,
    today,
    leader: leader && { name: leader.name, is_me: leader.id === userId },
    readiness: passport.readiness,
    confirmed: passport.confirmed,
    has_passport: JSON.stringify(passport.fields) !== JSON.stringify(emptyPassport()),
    records: records.toSorted((one, other) => {
      const rank = project.type === 'startup' ? 0 : scienceRank(one) - scienceRank(other);
      return rank || compareFunding(one, other);
    }),
  };
}
