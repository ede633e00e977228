import { happenedIn, type Review, roleOf } from '@pv/contract';
import type { Contents } from './contents.ts';
import { type Html, html, prose } from './html.ts';
import type { Words } from './words.ts';

function reviewItem(review: Review, { say, name, moment }: Words): Html {
  const { author, author_role: role, edition_no: edition } = review;
  const happened = name(`approval.event.${happenedIn(review)}`);
  const who = [author?.name, role && name(`roles.${roleOf(role)}`).toLowerCase()];
  const facts = [
    ...who,
    moment(review.created_at),
    edition !== null && say('archive.index.edition', { number: edition }),
  ];
  const remarks = review.remarks.map(
    ({ text, done }) =>
      html`<li>${text} — ${say(done ? 'archive.index.done' : 'archive.index.open')}</li>`,
  );
  return html`
<li><b>${happened}</b> <span class="quiet">${facts.filter(Boolean).join(', ')}</span>${
    remarks.length > 0 ? html`<ol>${remarks}</ol>` : prose(review.text ?? '')
  }</li>`;
}

/** What was decided about every section, oldest first, round by round. */
export function reviewsSection({ state, deleted, reviews, words }: Contents): Html {
  const { say } = words;
  const title = html`
<h2>${say('archive.index.reviews')}</h2>`;
  if (reviews.length === 0) return html`${title}${prose('', say('archive.index.noReviews'))}`;
  const stages = [...state.stages, ...deleted];
  const order = new Map(stages.map(({ id }, at) => [id, at]));
  const sections = Map.groupBy(
    reviews.toReversed(),
    ({ section, stage_id: stage }) => `${section} ${stage}`,
  );
  const placed = [...sections.values()].sort(
    ([a], [b]) => (order.get(a?.stage_id ?? '') ?? -1) - (order.get(b?.stage_id ?? '') ?? -1),
  );
  return html`${title}${placed.map((section) => {
    const stage = stages.find(({ id }) => id === section[0]?.stage_id);
    const name =
      stage && (deleted.includes(stage) ? say('archive.index.deletedStage', stage) : stage.title);
    const rounds = [...Map.groupBy(section, ({ round_no: round }) => round)];
    return html`
<h3>${words.name(`approval.section.${section[0]?.section}`)}${name ? `: ${name}` : null}</h3>${rounds.map(
      ([round, items]) => html`
<h4>${say('archive.index.round', { round })}</h4><ul>${items.map((item) => reviewItem(item, words))}</ul>`,
    )}`;
  })}`;
}
