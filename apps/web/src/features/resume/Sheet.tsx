import { RESUME_LEFT, RESUME_RIGHT, type ResumePart, type ResumeSheet } from '@pv/contract';
import classes from './Sheet.module.css';

type Named = ResumeSheet['facts'];

function Facts({ all }: { all: Named }) {
  if (all.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {all.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Column({ sheet, parts }: { sheet: ResumeSheet; parts: readonly ResumePart[] }) {
  return (
    <div>
      {sheet.parts
        .filter(({ part }) => parts.includes(part))
        .map(({ part, title, lines, people }) => (
          <section key={part}>
            <h2>{title}</h2>
            {people.map(({ name, initials, role }) => (
              <div key={`${name} ${role}`} className={classes.person}>
                <span className={classes.initials} aria-hidden="true">
                  {initials}
                </span>
                <span>
                  <strong>{name}</strong>
                  <span className={classes.role}>{role}</span>
                </span>
              </div>
            ))}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
    </div>
  );
}

/** The page of a venture as an investor sees it: paper on the screen, one column where it is narrow. */
export function Sheet({ sheet, heading }: { sheet: ResumeSheet; heading: 'h1' | 'h2' }) {
  const Title = heading;
  return (
    <article className={classes.sheet} lang={sheet.language}>
      <Title className={classes.title}>{sheet.title}</Title>
      {sheet.slogan && <p className={classes.slogan}>{sheet.slogan}</p>}
      <Facts all={sheet.facts} />
      <div className={classes.columns}>
        <Column sheet={sheet} parts={RESUME_LEFT} />
        <Column sheet={sheet} parts={RESUME_RIGHT} />
      </div>
      <footer className={classes.foot}>
        <Facts all={sheet.contacts} />
        <p>{sheet.foot}</p>
      </footer>
    </article>
  );
}
