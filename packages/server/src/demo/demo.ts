import { sql } from 'drizzle-orm'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import {
  type Company,
  createCompany,
  dressCompany,
  isEmptyOfCompanies,
} from '../features/organisation/companies/companies.ts'
import {
  addToProject,
  createJobRoles,
  createLocalities,
  createProject,
  type User,
} from '../features/people/people/people.ts'
import { makeDefaultProfiles, makeSuperUserProfile } from '../features/people/permissions/permissions.ts'
import { makeDefaultSegments } from '../features/learning/segments/segments.ts'
import type { Kit } from '../kit.ts'
import { type DemoCompany, demoCompanies } from './people/demo-companies.ts'
import { dayFrom, demoZone } from './demo-days.ts'
import { holdDemoPasswords } from './people/demo-passwords.ts'
import { createDemoLeaver, createDemoPeople, type PersonByName } from './people/demo-staff.ts'
import {
  createFields,
  createUserFields,
  fillUserFields,
} from '../features/people/custom-fields/custom-fields.ts'
import { makeNotifications } from '../features/communication/notifications/notifications.ts'
import { makeDemoAutoMessages } from './letters/demo-auto-messages.ts'
import { makeDemoDeliveries } from './letters/demo-deliveries.ts'
import { makeDemoColleagues, noteDemoViews } from './people/demo-colleagues.ts'
import { demoAnswers, demoFields, demoFieldsOfThings } from './people/demo-fields.ts'
import { makeDemoGroupMessages } from './letters/demo-group-messages.ts'
import { makeDemoImport } from './people/demo-import.ts'
import { giveDemoCourse, makeDemoAssignments } from './demo-assignments.ts'
import { furtherCourses, makeFurtherCourses } from './courses/further/make-further-courses.ts'
import { takeDemoCourses } from './courses/further/take-demo-courses.ts'
import { sayDemoWords } from './courses/further/demo-words.ts'
import { makeDemoCertificates } from './demo-certificates.ts'
import { actorOf, makeDemoCourses } from './courses/make-demo-courses.ts'
import { makeDemoPackages } from './courses/make-demo-packages.ts'
import { makeDemoCompetencies } from './demo-competencies.ts'
import { closeAccount } from '../features/people/users/users.ts'
import { nameDeputy } from '../features/people/deputies/deputies.ts'
import { makeDemoDevelopment } from './demo-development.ts'
import { makeDemoGoals } from './demo-goals.ts'
import { makeDemoEvents } from './demo-events.ts'
import { makeDemoReviews } from './demo-reviews.ts'
import { makeDemoTypes } from './demo-types.ts'
import { makeDemoDiagrams } from './courses/make-demo-diagrams.ts'
import { makeDemoGroupings } from './courses/make-demo-groupings.ts'
import { flagDemoAttempts } from './questions/flag-demo-attempts.ts'
import { makeDemoQuestions } from './questions/make-demo-questions.ts'
import { giveDemoExtraTime } from './questions/demo-marking.ts'
import { makeDemoResults } from './questions/make-demo-results.ts'
import { makeDemoSurveys } from './demo-surveys.ts'
import { demoNews } from './letters/demo-news.ts'
import { makeDemoLearningGroups } from './people/demo-learning-groups.ts'
import { makeDemoPrograms } from './demo-programs.ts'
import { makeDemoTemplates } from './letters/demo-templates.ts'
import { makeDemoPhotos } from './people/demo-photos.ts'
import { demoJobRoles, demoLocalities } from './people/demo-places.ts'

// NOTE: any constant number of ours; two processes that start at once must mean the same lock.
const lockNumber = 7_080_002

type Needs = Pick<
  Kit,
  'config' | 'demos' | 'engine' | 'files' | 'letters' | 'log' | 'now' | 'passwords' | 'views'
>

/** Makes the demo where it is wanted and there is no company yet; answers whether there is one to sign in to. */
export async function makeDemo(kit: Needs): Promise<boolean> {
  const { config, engine, passwords } = kit
  if (config.demo && (await isEmptyOfCompanies(engine.db))) {
    const companies = await makeDemoCompanies(kit, await passwords.hash(config.demoPassword))
    for (const { by, learners } of companies) {
      await makeDemoImport(kit, by)
      await makeDemoPackages(kit, by, learners)
    }
  }
  return holdDemoPasswords(kit)
}

/** Through the product's own functions, and only where there is no company yet. */
function makeDemoCompanies(kit: Needs, passwordHash: string) {
  return kit.engine.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
    if (!(await isEmptyOfCompanies(tx))) return []
    const made: { by: User; learners: User[] }[] = []
    for (const company of demoCompanies) {
      const people = await makeDemoCompany(tx, kit, company, passwordHash)
      const by = people.get('Anders Lindqvist')
      if (by) made.push({ by, learners: learnersOf(people, by) })
    }
    return made
  })
}

const learnersOf = (people: PersonByName, instead: User) => [
  people.get('Mia Naidoo') ?? instead,
  ...[...people.values()].slice(8, 14),
]

async function makeDemoCompany(db: Db, kit: Needs, demo: DemoCompany, passwordHash: string) {
  const company = await createCompany(db, {
    name: demo.name,
    code: demo.code,
    emailAddress: `office@${demo.domain}`,
    supportEmailAddress: `support@${demo.domain}`,
    supportPhone: '+49 40 555 0100',
    licenceSeats: demo.licence.seats,
    licenceValidUntil: dayFrom(kit.now(), demo.licence.days),
    timezone: demoZone,
    state: 'confirmed',
    isDemo: true,
  })
  if (demo.branding) await dressCompany(db, { id: null, companyId: company.id }, demo.branding)
  await makeDefaultProfiles(db, company.id)
  if (demo.hasSuperUser) await makeSuperUserProfile(db, company.id)
  await makeDefaultSegments(db, company.id)
  const { jobRoles, localities } = await makePlaces(db, company)
  const people = await createDemoPeople(db, { company, demo, passwordHash, jobRoles, localities })
  await makeProjects(db, company, demo, people)
  await createUserFields(db, company.id, demoFields)
  await createFields(db, company.id, 'Event', demoFieldsOfThings.Event)
  await createFields(db, company.id, 'Goal', demoFieldsOfThings.Goal)
  await createFields(db, company.id, 'Resource', demoFieldsOfThings.Resource)
  await fillUserFields(db, company.id, demoAnswers([...people.values()].map(({ id }) => id)))
  await makeNotifications(db, demoNews(company, [...people.values()]))
  await makeDemoDeliveries(db, people, kit.now())
  await makeDemoPhotos(db, kit, people)
  await makeDemoColleagues(db, people, kit.now())
  const administrator = people.get('Anders Lindqvist')
  if (administrator) {
    noteDemoViews(kit, people, administrator)
    const learners = learnersOf(people, administrator)
    for (const make of kit.demos) await make(db, actorOf(administrator), kit.now())
    const types = await makeDemoTypes(db, actorOf(administrator), kit.now())
    const made = await makeDemoCourses(db, kit, administrator, { learners, types })
    const courses = made.map(({ id }) => id)
    const tests = await makeDemoQuestions(db, kit, administrator, kit.now())
    const learner = people.get('Mia Naidoo')
    const subject = people.get('Thomas Brandt')
    if (learner && subject) await makeDemoSurveys(db, kit, { by: administrator, learner, subject, tests })
    await makeDemoTemplates(db, kit, administrator)
    await makeDemoPrograms(db, kit, administrator)
    await makeDemoAutoMessages(db, administrator, kit.now())
    const crew = demo.people.slice(-6).flatMap(({ name }) => people.get(name) ?? [])
    await makeDemoGroupMessages(db, administrator, crew, kit.now())
    const few = learner ? [learner] : []
    const groups = { jobRoles, crew, mentors: few, now: kit.now() }
    const { mentors } = await makeDemoLearningGroups(db, administrator, groups)
    const holder = people.get('Johanna Özdemir') ?? administrator
    const late = people.get('Katharina Weiß') ?? administrator
    await makeDemoCertificates(db, { by: administrator, holder, late, courses: made, now: kit.now() })
    // NOTE: after the certificates, so that what has to be taken again is open again.
    await makeDemoAssignments(db, administrator, { courses, mentors, now: kit.now() })
    const given = { course: courses[4] ?? 0, people: crew.slice(0, 3), now: kit.now() }
    await giveDemoCourse(db, actorOf(administrator), given)
    await makeDemoDiagrams(db, kit, administrator, courses)
    const further = await makeFurtherCourses(db, administrator, furtherCourses, {
      now: kit.now(),
      tests,
      types,
    })
    await makeDemoGroupings(db, administrator, { courses, further }, kit.now())
    const takers = [...people.values()]
    const others = takers.filter((one) => !learners.includes(one))
    await takeDemoCourses(db, administrator, { takers: others, further, now: kit.now() })
    await giveDemoExtraTime(db, { by: administrator, takers, tests, now: kit.now() })
    await makeDemoResults(db, administrator, { store: kit.files, takers, further, tests, now: kit.now() })
    await flagDemoAttempts(db, administrator, kit.now())
    await sayDemoWords(db, kit, { by: administrator, learners, courses, further })
    const assessor = people.get('Katharina Weiß')
    if (assessor && learner && subject) {
      const who = { learner, manager: subject, assessor, jobRoles, now: kit.now() }
      await makeDemoCompetencies(db, actorOf(administrator), who)
    }
    if (learner && subject)
      await reviewDemo(db, kit, { by: administrator, hr: holder, manager: subject, learner, people })
    const trainer = people.get('Lwazi Dlamini')
    if (trainer && learner && subject) {
      const seated = takers.filter(({ id }) => ![trainer.id, learner.id].includes(id))
      const [mia, manager] = [learner.id, subject.id]
      const others = seated.map(({ id }) => id)
      await nameDeputy(
        db,
        actorOf(subject),
        {
          userId: null,
          deputyId: administrator.id,
          fromDay: dayFrom(kit.now(), -2),
          untilDay: dayFrom(kit.now(), 12),
          kinds: ['bookings'],
        },
        { now: kit.now() },
      )
      await makeDemoEvents(db, kit, { trainer: actorOf(trainer), mia, manager, others, now: kit.now() })
      await makeDemoDevelopment(db, {
        administrator: actorOf(administrator),
        person: actorOf(learner),
        manager: actorOf(subject),
        now: kit.now(),
      })
      const goals = { mia, manager, hr: holder.id, others: others.slice(0, 4), now: kit.now() }
      await makeDemoGoals(db, { by: actorOf(administrator), ...goals })
    }
  }
  const second = people.get('Wiebke Petersen')
  if (second) await makeFurtherCourses(db, second, furtherCourses.slice(4, 7), { now: kit.now() })
  return people
}

type Reviewing = { by: User; hr: User; manager: User; learner: User; people: PersonByName }
async function reviewDemo(db: Db, kit: Pick<Kit, 'now'>, { by, hr, manager, learner, people }: Reviewing) {
  const doing = (user: User, permissions: Actor['permissions']) => ({ ...actorOf(user), permissions })
  const takes: Actor['permissions'] = new Set(['reviews.take'])
  const led = [...people.values()].filter(
    ({ id, managerId }) => managerId === manager.id && id !== learner.id,
  )
  const leaver = await createDemoLeaver(db, hr)
  await makeDemoReviews(db, {
    hr: doing(hr, new Set(['reviews.administer'])),
    manager: doing(manager, new Set(['reviews.lead'])),
    head: manager.managerId,
    people: [learner, ...led].map((user) => doing(user, takes)),
    leaver: leaver.id,
    now: kit.now(),
  })
  await closeAccount(db, kit, actorOf(by), leaver.id)
}

async function makePlaces(db: Db, { id: companyId }: Company) {
  const roles = Object.entries(demoJobRoles)
  const places = Object.entries(demoLocalities)
  const jobRoles = await createJobRoles(
    db,
    roles.map(([, name]) => ({ companyId, name })),
  )
  const localities = await createLocalities(
    db,
    places.map(([, { name }]) => ({ companyId, name })),
  )
  return {
    jobRoles: new Map(roles.map(([key], index) => [key, jobRoles[index]?.id ?? null])),
    localities: new Map(places.map(([key], index) => [key, localities[index]?.id ?? null])),
  }
}

async function makeProjects(
  db: Db,
  { id: companyId }: Company,
  { projects, people }: DemoCompany,
  made: PersonByName,
) {
  for (const { has, visibleModules, ...values } of projects) {
    const project = await createProject(db, { companyId, visibleModules: [...visibleModules], ...values })
    const members = people.filter(has).flatMap(({ name }) => made.get(name)?.id ?? [])
    await addToProject(db, project, members)
  }
}
