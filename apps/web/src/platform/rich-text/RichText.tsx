import {
  type RichBlock,
  type RichInline,
  type RichMark,
  type RichTable,
  richOf,
  safeHref,
} from '@pv/editor-schema/rich-text';
import { Link, useRouter } from '@tanstack/react-router';
import { createContext, Fragment, type ReactNode, use, useMemo } from 'react';
import classes from './RichText.module.css';

const DrawContext = createContext<(text: string) => ReactNode>((text) => text);

/** Says how the words of the texts inside are drawn, such as with what was searched for marked. */
export const DrawWords = DrawContext;

/** A run of words, drawn as the page around says. */
export function WordsInside({ text }: { text: string }) {
  return use(DrawContext)(text);
}

/** Where a path of this site leads, taken apart as the router asks for it. */
interface Place {
  path: string;
  /** Without its question mark, '' where nothing is asked. */
  query: string;
  hash: string;
}

/** Takes a path of this site apart: `/faq?lang=en#code` is `/faq`, `lang=en` and `code`. */
export function placeOf(href: string): Place {
  const [before = '', ...after] = href.split('#');
  const [path = '', ...queries] = before.split('?');
  return { path: path || '/', query: queries.join('?'), hash: after.join('#') };
}

/** A page that lies over the one that is read, or a place on it, is not the one that is read. */
const ITSELF = { exact: true, includeHash: true } as const;

function OwnLink({ href, children }: { href: string; children: ReactNode }) {
  const { options } = useRouter();
  const { path, query, hash } = placeOf(href);
  return (
    <Link to={path} search={options.parseSearch(query)} hash={hash} activeOptions={ITSELF}>
      {children}
    </Link>
  );
}

/** A link leaves the site in a tab of its own, and stays in this one on the site. */
function Leading({ href, children }: { href: string; children: ReactNode }) {
  if (safeHref(href) === null) return <OwnLink href={href}>{children}</OwnLink>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

function marked(inner: ReactNode, mark: RichMark): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>;
  if (mark.type === 'italic') return <em>{inner}</em>;
  return <Leading href={mark.attrs.href}>{inner}</Leading>;
}

function Runs({ runs = [] }: { runs: readonly RichInline[] | undefined }) {
  return runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
    <Fragment key={at}>
      {run.type === 'hardBreak' ? (
        <br />
      ) : (
        (run.marks ?? []).reduceRight<ReactNode>(marked, <WordsInside text={run.text} />)
      )}
    </Fragment>
  ));
}

function Table({ table }: { table: RichTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard too
    <div className={classes.wide} tabIndex={0}>
      <table>
        <tbody>
          {table.content.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
            <tr key={at}>
              {row.content.map((cell, index) => {
                const Tag = cell.type === 'tableHeader' ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
                  <Tag key={index}>
                    <Blocks blocks={cell.content} />
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.content} />
        </p>
      );
    case 'table':
      return <Table table={block} />;
    default: {
      const Tag = block.type === 'orderedList' ? 'ol' : 'ul';
      return (
        <Tag>
          {block.content.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
            <li key={at}>
              <Blocks blocks={item.content} />
            </li>
          ))}
        </Tag>
      );
    }
  }
}

function Blocks({ blocks }: { blocks: readonly RichBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
  return blocks.map((block, at) => <Block key={at} block={block} />);
}

/** A text with a form for reading, made of its JSON node by node: there is no HTML in it. */
export function RichText(props: { content: string; id?: string; folded?: boolean }) {
  const doc = useMemo(() => richOf(props.content), [props.content]);
  return (
    <div
      {...(props.id && { id: props.id })}
      className={props.folded ? `${classes.rich} ${classes.folded}` : classes.rich}
    >
      <Blocks blocks={doc.content} />
    </div>
  );
}
