import { cpus } from 'node:os';
import { benchApplications } from './applications.ts';
import { benchCollaboration } from './collaboration.ts';
import { benchControlEvents } from './control-events.ts';
import { benchDocx } from './docx.ts';
import { benchEditor } from './editor.ts';
import { benchFunding } from './funding.ts';
import { benchGrowth } from './growth.ts';
import { benchImport } from './import.ts';
import { benchListPage } from './list-page.ts';
import { benchMemory } from './memory.ts';
import { benchPdf } from './pdf.ts';
import { benchProjectList } from './project-list.ts';
import { benchProjects } from './projects.ts';
import { benchPublicPages } from './public-pages.ts';
import { benchSignIn } from './sign-in.ts';
import { benchSimilarity } from './similarity.ts';
import { benchTasks } from './tasks.ts';

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  import: benchImport,
  pdf: benchPdf,
  docx: benchDocx,
  'project-list': benchProjectList,
  'list-page': benchListPage,
  projects: benchProjects,
  'public-pages': benchPublicPages,
  growth: benchGrowth,
  similarity: benchSimilarity,
  'sign-in': benchSignIn,
  tasks: benchTasks,
  funding: benchFunding,
  'control-events': benchControlEvents,
  applications: benchApplications,
  editor: benchEditor,
  collaboration: benchCollaboration,
  memory: benchMemory,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHMARKS[name]);
if (unknown.length > 0) {
  console.error(
    `No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
  process.exit(1);
}
console.log(`Node.js ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`);
for (const [name, bench] of Object.entries(BENCHMARKS)) {
  if (asked.length === 0 || asked.includes(name)) await bench();
}
// LibreOffice, pandoc and the native compiler leave nothing that should keep the process alive
process.exit(0);
