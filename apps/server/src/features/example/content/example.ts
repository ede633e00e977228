import type { ProjectCategory, ProjectType, RoleCode } from '@pv/contract';
import type { Locale } from '../../../context.ts';
import type { ExamplePassport } from './passports.ts';

interface Field {
  title: string;
  content: string;
}

/** What an example is filled with in one language. */
export interface ExampleTexts {
  title: string;
  annotation: string;
  task: Field[];
  info: Field[];
  /** Results of the stages that are done, in order. */
  results: string[];
}

/** A filled project to look at and to try things on. */
export interface Example {
  type: ProjectType;
  category?: ProjectCategory;
  /** The role of who takes it. */
  role: RoleCode;
  /** How long the project takes in all, and how much of that has passed; days. */
  length: number;
  passed: number;
  /** The sample thesis lies in its finish stage. */
  thesis?: boolean;
  passport?: ExamplePassport;
  texts: Readonly<Record<Locale, ExampleTexts>>;
}
