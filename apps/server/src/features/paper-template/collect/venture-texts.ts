import type { Passport } from '@pv/contract';
import { type FactName, VENTURE_WORDS } from '@pv/gost/forms';
import { type Figure, moneyText, passportFigures, shareText } from '../../passport/public.ts';

const NBSP = '\u00a0';

/** «CAC 1 200 руб., LTV 9 000 руб.»: what is known, each with its name. */
function named(parts: readonly (readonly [name: string, value: string])[]): string {
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, value].filter(Boolean).join(NBSP))
    .join(', ');
}

const inLine = (figures: readonly Figure[]) =>
  named(figures.map(({ short, value }) => [short, value] as const));

/** What a passport tells, in the words of papers; empty where it tells nothing. */
export function ventureTexts(passport: Passport): Partial<Record<FactName, string>> {
  const { fields, readiness, confirmed } = passport;
  const figures = passportFigures(passport);
  const { nti_market: market, lot, stage, ask_form: form } = fields;
  const share = shareText(fields.cofinancing);
  return {
    slogan: fields.slogan,
    industry: fields.industry,
    market: market ? VENTURE_WORDS.market[market] : '',
    lot: lot ? VENTURE_WORDS.lot[lot] : '',
    stage: stage ? VENTURE_WORDS.stage[stage] : '',
    readiness: readiness
      ? `УГТ${NBSP}${readiness}${readiness === confirmed ? '' : ' (заявлен)'}`
      : '',
    problem: fields.problem,
    solution: fields.solution,
    product: fields.product,
    technology: fields.technology,
    property: fields.intellectual_property,
    groundwork: fields.groundwork,
    volume: inLine(figures.market),
    marketNote: fields.market_note,
    segments: fields.segments,
    businessModel: fields.business_model,
    prices: fields.prices,
    economics: inLine(figures.economics),
    channels: fields.channels,
    traction: fields.traction,
    competitors: fields.competitors,
    advantage: fields.advantage,
    ask: named([
      // lines that ask for it are called «Сумма» themselves
      ['', moneyText(fields.ask_amount)],
      ['форма:', form ? VENTURE_WORDS.ask[form] : ''],
      ['доля', shareText(fields.ask_share)],
      ['оценка до вложений', moneyText(fields.pre_money)],
    ]),
    ownMoney: share && `${share} бюджета проекта`,
    raised: fields.raised,
    risks: fields.risks,
    company: fields.legal_name,
    side: fields.legal_name,
    inn: fields.inn,
    ogrn: fields.ogrn,
    region: fields.region,
    website: fields.website,
    contacts: fields.contacts,
  };
}
