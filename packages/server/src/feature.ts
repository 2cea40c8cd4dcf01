import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { JobName } from '@oktant/contract/organisation/jobs.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Retention } from '@oktant/contract/organisation/system.ts'
import type { Actor } from './access/actor.ts'
import type { AuditObject } from './audit/objects.rules.ts'
import type { Db } from './db/engine/db.ts'
import type { Ageing } from './db/query/overdue.ts'
import type { PersonalPart } from './db/query/personal.ts'
import type { SearchPart } from './db/search/search-part.ts'
import type { Serve } from './http/serve.ts'
import type { EvaluationForm, Kit, PeopleOwner } from './kit.ts'
import type { Template } from './mail/templates/template.ts'
import type { Listener } from './outbox/outbox.ts'

/** What is done at its time, in whichever process is free. */
export type TimedJob = { name: JobName; cron: string; work: (kit: Kit) => Promise<void> }

/** What is done when asked for, each time about one thing; `resume` goes on with what a killed process left. */
export type QueuedJob = {
  name: string
  work: (kit: Kit, id: number) => Promise<void>
  resume: (kit: Kit) => Promise<void>
}

export type ContentCall = { request: IncomingMessage; response: ServerResponse; path: string; host: string }
/** A page on the host of contents, where nothing of the application is within reach; says whether it has answered. */
export type ContentPage = (kit: Pick<Kit, 'config' | 'now'>, call: ContentCall) => Promise<boolean>

/** What a feature or a desk brings to the product; whoever puts the product together reads this and names no feature. */
export type Feature = {
  /** What the audit calls its rows, by the name under which entries are about them. */
  objects?: { readonly [name in AuditObject]?: LocalText }
  /** Which of these names in the store it keeps, beside those that rows of files have. */
  storedNames?: (db: Db, names: readonly string[]) => Promise<string[]>
  routes?: readonly ((serve: Serve, kit: Kit) => void)[]
  /** Calls of a standard of others, outside of the envelope, whose bodies and answers are that standard's. */
  doors?: readonly ((app: FastifyInstance, kit: Kit) => void)[]
  contentPages?: readonly ContentPage[]
  /** What it does when another announces something. */
  listeners?: readonly Listener<Kit>[]
  jobs?: readonly TimedJob[]
  queued?: readonly QueuedJob[]
  letters?: readonly Template[]
  /** What it keeps about a person, as the archive of their data shows it. */
  personalData?: readonly PersonalPart[]
  searchParts?: readonly SearchPart[]
  /** What it has filled in behind the calls of an evaluation. */
  evaluationForm?: EvaluationForm
  /** What of it has a list of people, which the calls of groups show and change. */
  peopleOwner?: PeopleOwner
  /** What a company forgets after so many days. */
  ageing?: Partial<Record<keyof Retention, Ageing>>
  /** What a new company begins with. */
  begin?: (db: Db, companyId: number, now: Date) => Promise<unknown>
  /** What the demo shows of it that stands on nothing else, made by the demo’s administrator. */
  demo?: (db: Db, by: Actor, now: Date) => Promise<unknown>
}
