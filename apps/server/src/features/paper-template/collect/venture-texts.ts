import type { Passport } from '@pv/contract';
import { type FactName, roubles, VENTURE_WORDS } from '@pv/gost/forms';

const NBSP = '\u00a0';

const money = (amount: number | null) => (amount === null ? '' : `${roubles(amount)}${NBSP}руб.`);
const percent = (share: number | null) =>
  share === null ? '' : `${share.toLocaleString('ru-RU')}${NBSP}%`;

/** «CAC 1 200 руб., LTV 9 000 руб.»: what is known, each with its name. */
function named(parts: readonly (readonly [name: string, value: string])[]): string {
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}${NBSP}${value}`)
    .join(', ');
}

/** What a passport tells, in the words of papers; empty where it tells nothing. */
export function ventureTexts({ fields, readiness }: Passport): Partial<Record<FactName, string>> {
  const { nti_market: market, lot, stage, ask_form: form } = fields;
  const share = percent(fields.cofinancing);
  return {
    slogan: fields.slogan,
    industry: fields.industry,
    market: market ? VENTURE_WORDS.market[market] : '',
    lot: lot ? VENTURE_WORDS.lot[lot] : '',
    stage: stage ? VENTURE_WORDS.stage[stage] : '',
    readiness: readiness ? `УГТ${NBSP}${readiness}` : '',
    problem: fields.problem,
    solution: fields.solution,
    product: fields.product,
    technology: fields.technology,
    property: fields.intellectual_property,
    groundwork: fields.groundwork,
    volume: named([
      ['TAM', money(fields.tam)],
      ['SAM', money(fields.sam)],
      ['SOM', money(fields.som)],
    ]),
    marketNote: fields.market_note,
    segments: fields.segments,
    businessModel: fields.business_model,
    prices: fields.prices,
    economics: named([
      ['CAC', money(fields.cac)],
      ['LTV', money(fields.ltv)],
      ['маржа', percent(fields.margin)],
    ]),
    channels: fields.channels,
    traction: fields.traction,
    competitors: fields.competitors,
    advantage: fields.advantage,
    ask: named([
      ['сумма', money(fields.ask_amount)],
      ['форма:', form ? VENTURE_WORDS.ask[form] : ''],
      ['доля', percent(fields.ask_share)],
      ['оценка до вложений', money(fields.pre_money)],
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
