import { cruise, format } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { root } from './paths.mjs';

/**
 * The folders of the source between which imports go one way: features and what stands beside them.
 * What is deeper belongs to one of them; a file that stands in `src` itself is a room of its own.
 */
const ROOMS = [/^(apps\/[^/]+\/src\/features\/[^/]+)\//, /^((?:apps|packages)\/[^/]+\/src\/[^/]+)/];

const isTest = (path) => /\.test\.tsx?$|\/testing\/|\/test\//.test(path);
const roomOf = (path) => ROOMS.map((room) => room.exec(path)?.[1]).find(Boolean);

/** Room → rooms that it imports → one import that shows it. */
function plan(modules) {
  const rooms = new Map();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (!from || isTest(source)) continue;
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (!to || to === from) continue;
      const imported = rooms.get(from) ?? new Map();
      imported.set(to, [...(imported.get(to) ?? []), `${source} → ${resolved}`]);
      rooms.set(from, imported);
    }
  }
  return rooms;
}

/** Sets of rooms that reach each other (Tarjan's strongly connected components of two or more). */
function knots(rooms) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []];
  function visit(room) {
    index.set(room, index.size);
    low.set(room, index.get(room));
    stack.push(room);
    for (const next of rooms.get(room)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(room, Math.min(low.get(room), low.get(next)));
    }
    if (low.get(room) !== index.get(room)) return;
    const knot = stack.splice(stack.indexOf(room));
    if (knot.length > 1) found.push(knot.sort());
  }
  for (const room of rooms.keys()) if (!index.has(room)) visit(room);
  return found;
}

const { forbidden, options } = config;
const { output } = await cruise(['apps', 'packages', 'e2e', 'bench'], {
  ...options,
  baseDir: root,
  validate: true,
  ruleSet: { forbidden },
});
const report = await format(output, { outputType: 'err' });
console.log(report.output.trimEnd());

const rooms = plan(output.modules);
const found = knots(rooms);
for (const knot of found) {
  console.log(`\n✗ ${knot.length} folders import each other in a circle: ${knot.join(', ')}`);
  for (const from of knot) {
    for (const [to, imports] of rooms.get(from) ?? []) {
      if (knot.includes(to)) console.log(`  ${from} → ${to}, ${imports.length}: ${imports[0]}`);
    }
  }
}
process.exit(report.exitCode > 0 || found.length > 0 ? 1 : 0);
