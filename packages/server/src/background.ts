import { setTimeout as pauseFor } from 'node:timers/promises'
import type { JobName } from '@oktant/contract/jobs.ts'
import { gatherStatistics } from './db/statistics.ts'
import { sweepFiles } from './files/files.ts'
import { endOverdueAttempts, forgetOldVisits } from './features/attempts/end-overdue.ts'
import { recertify } from './features/assignments/recertify.ts'
import { tellEndings } from './features/certificates/tell-endings.ts'
import { runAutoMessages } from './features/auto-messages/run-auto-messages.ts'
import { sendGroupMessages } from './features/group-messages/send-group-messages.ts'
import { releaseDueResults } from './features/moderation/release-due.ts'
import { forgetPictures } from './features/pictures/pictures.ts'
import { forgetUnused } from './features/component-files/component-files.ts'
import { forgetUnshown } from './features/questions/forget-unshown.ts'
import { reconcileByNight } from './features/learning-groups/keep-current.ts'
import { warnOfLicences } from './features/licence/licence.ts'
import { forgetOldImports } from './features/imports/imports.ts'
import { importJob, resumeImports, runImport } from './features/imports/run/run-import.ts'
import { sendDigests } from './features/notifications/tell-by-letter.ts'
import { forgetOverdue } from './features/registration/registration.ts'
import { regradeJob, resumeRegrades, runRegrade } from './features/regrades/run-regrade.ts'
import { closeSurveys } from './features/surveys/close-surveys.ts'
import { inviteToSurveys, remindOfSurveys } from './features/surveys/tell-surveys.ts'
import { forgetOldLinks } from './features/sessions/links.ts'
import { endOverdue } from './features/sessions/view-as.ts'
import { applyRetention } from './features/system/retention.ts'
import { makeArchives } from './features/privacy/make-archive.ts'
import { forgetOverArchives } from './features/privacy/privacy.ts'
import { forgetOldDeliveries } from './features/webhooks/webhooks.ts'
import { forgetOldTries } from './http/guard/limits.ts'
import { forgetOldRepeats } from './http/repeats.ts'
import type { Kit } from './kit.ts'
import { forgetOldPushes } from './push/push.queries.ts'
import { forgetOldAnnouncements } from './outbox/outbox.queries.ts'

type Timed = { name: JobName; cron: string; work: (kit: Kit) => Promise<void> }

const everyQuarter = '*/15 * * * *'
const everyMinute = '* * * * *'

/** What is done at its time, in whichever process is free. */
const timed: readonly Timed[] = [
  { name: 'archives.make', cron: everyMinute, work: (kit) => makeArchives(kit) },
  {
    name: 'archives.forget',
    cron: '52 2 * * *',
    work: ({ engine, now }) => engine.db.transaction((tx) => forgetOverArchives(tx, now())),
  },
  { name: 'attempts.end', cron: everyMinute, work: (kit) => endOverdueAttempts(kit) },
  { name: 'attempts.forget', cron: '57 2 * * *', work: (kit) => forgetOldVisits(kit) },
  { name: 'autoMessages.run', cron: everyMinute, work: (kit) => runAutoMessages(kit) },
  { name: 'componentFiles.forget', cron: '22 3 * * *', work: forgetUnused },
  { name: 'certificates.tell', cron: everyQuarter, work: (kit) => tellEndings(kit) },
  { name: 'digests.send', cron: everyQuarter, work: (kit) => sendDigests(kit) },
  { name: 'groupMessages.send', cron: everyMinute, work: (kit) => sendGroupMessages(kit) },
  { name: 'courses.openAgain', cron: '57 * * * *', work: async (kit) => void (await recertify(kit)) },
  { name: 'learningGroups.reconcile', cron: '12 * * * *', work: (kit) => reconcileByNight(kit) },
  { name: 'imports.forget', cron: '47 3 * * *', work: forgetOldImports },
  { name: 'imports.resume', cron: everyMinute, work: (kit) => resumeImports(kit) },
  { name: 'results.release', cron: everyMinute, work: (kit) => releaseDueResults(kit) },
  { name: 'regrades.resume', cron: everyMinute, work: (kit) => resumeRegrades(kit) },
  { name: 'pictures.forget', cron: '27 3 * * *', work: forgetPictures },
  { name: 'questionPictures.forget', cron: '2 4 * * 0', work: (kit) => forgetUnshown(kit) },
  { name: 'surveys.close', cron: '2 * * * *', work: (kit) => closeSurveys(kit) },
  { name: 'surveys.invite', cron: everyMinute, work: (kit) => inviteToSurveys(kit) },
  { name: 'surveys.remind', cron: '27 * * * *', work: (kit) => remindOfSurveys(kit) },
  { name: 'mail.retry', cron: everyMinute, work: (kit) => kit.mail.deliver() },
  { name: 'webhooks.retry', cron: everyMinute, work: (kit) => kit.webhooks.deliver() },
  {
    name: 'webhooks.forget',
    cron: '52 2 * * *',
    work: ({ engine, now }) => forgetOldDeliveries(engine.db, now()),
  },
  { name: 'push.retry', cron: everyMinute, work: (kit) => kit.push.deliver() },
  {
    name: 'viewings.end',
    cron: everyMinute,
    work: ({ engine, now }) => engine.db.transaction((tx) => endOverdue(tx, now())),
  },
  {
    name: 'push.forget',
    cron: '37 * * * *',
    work: ({ engine, now }) => forgetOldPushes(engine.db, now()),
  },
  {
    name: 'repeats.forget',
    cron: '7 * * * *',
    work: ({ engine, now }) => forgetOldRepeats(engine.db, now()),
  },
  { name: 'tries.forget', cron: '12 * * * *', work: ({ engine, now }) => forgetOldTries(engine.db, now()) },
  { name: 'links.forget', cron: '17 * * * *', work: ({ engine, now }) => forgetOldLinks(engine.db, now()) },
  {
    name: 'registrations.forget',
    cron: '22 * * * *',
    work: ({ engine, now }) => engine.db.transaction((tx) => forgetOverdue(tx, now())),
  },
  {
    name: 'announcements.forget',
    cron: '27 * * * *',
    work: ({ engine, now }) => forgetOldAnnouncements(engine.db, now()),
  },
  {
    name: 'licences.warn',
    cron: '7 6 * * *',
    work: ({ engine, now }) => engine.db.transaction((tx) => warnOfLicences(tx, now())),
  },
  {
    name: 'retention.apply',
    cron: '42 2 * * *',
    work: ({ engine, now }) => engine.db.transaction((tx) => applyRetention(tx, now())),
  },
  {
    name: 'files.sweep',
    cron: '32 3 * * *',
    work: ({ engine, files, now }) => sweepFiles(engine.db, files, now()),
  },
  { name: 'statistics.gather', cron: everyMinute, work: ({ engine }) => gather(engine) },
]

const gather = async (engine: Kit['engine']) => void (await gatherStatistics(engine))

/** Begins until everything has begun: the database may be away, or its disk full, at this very moment. */
export async function beginBackground(kit: Kit, signal: AbortSignal, againMs = 15_000) {
  while (!signal.aborted) {
    try {
      return await startBackground(kit)
    } catch (error) {
      kit.log.error(error, 'background')
    }
    await pauseFor(againMs, undefined, { signal }).catch(() => undefined)
  }
}

/** What goes on without being asked; begun once the process listens, so that nobody waits for it. */
export async function startBackground(kit: Kit) {
  kit.outbox.start()
  kit.mail.start()
  kit.push.start()
  kit.views.start()
  await kit.jobs.define(importJob, async (data) => {
    await runImport(kit, 'importId' in data ? Number(data.importId) : 0)
    // NOTE: what it has brought is asked for at once.
    await gather(kit.engine)
  })
  await kit.jobs.define(regradeJob, (data) =>
    runRegrade(kit, 'regradeId' in data ? Number(data.regradeId) : 0),
  )
  kit.webhooks.start()
  for (const job of timed) await defineTimed(kit, job)
  // NOTE: what a killed process left undone; where another one is still at it, the two meet at its row.
  await resumeImports(kit, 0)
  await resumeRegrades(kit, 0)
  // NOTE: last, so that the first who come after the demo was made do not wait for it.
  await gather(kit.engine)
}

async function defineTimed(kit: Kit, { name, cron, work }: Timed) {
  await kit.jobs.define(name, () => work(kit))
  await kit.jobs.schedule(name, cron)
}

/** Lets what is under way finish, and begins nothing new. */
export async function stopBackground(kit: Kit) {
  await kit.jobs.stop()
  await kit.outbox.stop()
  await kit.mail.stop()
  await kit.push.stop()
  await kit.views.stop()
  await kit.webhooks.stop()
}
