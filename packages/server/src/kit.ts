import type { FastifyReply } from 'fastify'
import type { SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { EvaluationScore, ScoreReply } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { ListOwner } from '@oktant/contract/people/groups.ts'
import type { LinkFunction } from '@oktant/contract/people/sessions.ts'
import type { Actor } from './access/actor.ts'
import type { Actors } from './access/actors.ts'
import type { Outgoing } from './access/network/outgoing.ts'
import type { Passwords } from './access/passwords.ts'
import type { Tokens } from './access/tokens.ts'
import type { Config } from './config.ts'
import type { ObjectWords } from './audit/objects.rules.ts'
import type { Views } from './audit/views.ts'
import type { Retention } from '@oktant/contract/organisation/system.ts'
import type { Db, Engine } from './db/engine/db.ts'
import type { Ageing } from './db/query/overdue.ts'
import type { Notice } from './db/engine/notify.ts'
import type { PersonalPart } from './db/query/personal.ts'
import type { SearchPart } from './db/search/search-part.ts'
import type { StoredBytes } from './files/files.ts'
import type { FileStore } from './files/store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Live } from './live/live.ts'
import type { Template } from './mail/templates/template.ts'
import type { CardProvider } from './payments/card-provider.ts'
import type { Pusher } from './push/pusher.ts'
import type { Postman } from './mail/postman.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Courier } from './webhooks/courier.ts'

/** What has a list of people and is kept by a feature above them, such as an event: who looks after it, and its people. */
export type PeopleOwner = {
  owner: ListOwner
  permission: Permission
  find: (db: Db, companyId: number, id: number) => Promise<{ id: number } | undefined>
  /** Is the person of a row of "users" on it? */
  has: (id: number) => SQL
  add: PeopleChange
  remove: PeopleChange
}
type PeopleChange = (
  db: Db,
  actor: Actor,
  change: { id: number; userIds: readonly number[] },
  now: Date,
) => Promise<{ changed: number }>

/** A one-time link that is to be made for somebody. */
export type WantedLink = {
  companyId: number
  userId: number
  function: LinkFunction
  targetId?: number
  /** What it is about stands in the address alone, so that nothing that is kept says who opened what. */
  hidesTarget?: boolean
}

type FormCall = { db: Db; kit: Kit; actor: Actor }
/**
 * What is filled in behind the calls of an evaluation and is no attempt at one. It is asked about what no attempt
 * answers to, and says null where it is not its own either.
 */
export type EvaluationForm = {
  launch: (call: FormCall, containerChildId: number) => Promise<EvaluationLaunch | null>
  peek: (call: FormCall, componentLogId: number) => Promise<EvaluationLaunch | null>
  score: (call: FormCall, containerChildId: number, sent: EvaluationScore) => Promise<ScoreReply | null>
  cancel: (
    call: FormCall,
    componentLogId: number,
  ) => Promise<{ componentLog: ScoreReply['componentLog'] } | null>
  attach: (
    call: FormCall,
    questionScoreId: number,
    upload: StoredBytes & { name: string },
  ) => Promise<SentDocument | null>
  detach: (
    call: FormCall,
    questionScoreId: number,
  ) => Promise<{ supportingDocument: null; responseCode: number } | null>
}
type SentDocument = { supportingDocument: { name: string; url: string }; responseCode: number }

/** What the process hands to features: nothing here is reached by import. */
export type Kit = {
  config: Config
  engine: Engine
  log: Logger
  /** Writes where the process was started, for whoever sits there. */
  print: (line: string) => void
  now: () => Date
  tokens: Tokens
  actors: Actors
  /** Who makes a call: by a session's token, or by an API token from this address. */
  findActor: (authorization: string | undefined, address: string) => Promise<Actor | null>
  /** Whose a session is or was. */
  ownerOf: (sessionId: number) => Promise<number | null>
  passwords: Passwords
  mail: Postman
  /** The address at which a host that a company names may be reached. */
  outgoing: Outgoing
  push: Pusher
  /** Whoever takes cards for this installation; null where nobody does. */
  cards: CardProvider | null
  webhooks: Courier
  /** One-time links for letters to people with an account; what leads in is made beside who is let in. */
  makeLinks: (db: Db, wanted: readonly WantedLink[]) => Promise<string[]>
  /** Everything that entries of the audit are about, by the name of its rows. */
  objects: ObjectWords
  /** Every letter that the product sends. */
  letters: readonly Template[]
  /** Everything that is kept about a person, for the archive of their data. */
  personalData: readonly PersonalPart[]
  /** Everything that can be found by searching. */
  searchParts: readonly SearchPart[]
  /** What is filled in behind the calls of an evaluation and is no attempt. */
  evaluationForms: readonly EvaluationForm[]
  /** What has a list of people, beside groups and courses. */
  peopleOwners: readonly PeopleOwner[]
  /** What a company forgets after so many days, by its kind. */
  ageing: Readonly<Record<keyof Retention, Ageing>>
  /** What a new company begins with, feature by feature. */
  begin: readonly ((db: Db, companyId: number, now: Date) => Promise<unknown>)[]
  /** What the demo shows of features that stand on nothing else. */
  demos: readonly ((db: Db, by: Actor, now: Date) => Promise<unknown>)[]
  /** Who looks at whose record. */
  views: Views
  files: FileStore
  /** Hears what any process said after a commit, this one included. */
  onNotice: (hear: (notice: Notice) => void) => void
  outbox: Outbox
  jobs: Jobs
  live: Live
  /** Stands around every change where somebody wants to see what it does, as tests do. */
  watch?: (entry: Endpoint, change: () => unknown) => Promise<unknown>
  /** Looks at every answer that goes out without being shaped by its contract, as tests do. */
  compareReady?: (entry: Endpoint, bytes: Buffer, response: FastifyReply) => void
}
