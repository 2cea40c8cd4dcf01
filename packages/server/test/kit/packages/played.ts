import { createCourse, publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { componentCategory, runtimeModel } from '@oktant/contract/kit/constants.ts'
import type { PackageItem, PackageLaunch } from '@oktant/contract/learning/package-launch.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { eq } from 'drizzle-orm'
import {
  componentRevisions,
  components,
} from '../../../src/features/learning/components/components.tables.ts'
import { insertPlayed } from '../../../src/features/learning/played-packages/played-packages.ts'
import { courseForm, placeOf } from '../content/courses.ts'
import { type Made, only } from '../make.ts'
import type { testServer } from '../server.ts'

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'call' | 'db'>
type Wish = {
  kind?: PackageLaunch['kind']
  title?: string
  items?: PackageItem[]
  activities?: unknown
  suspendData?: number
  passMark?: number | null
  attempts?: number | null
  isOpen?: boolean
  showBestResults?: boolean
}

/** An item of a package that speaks to the platform. */
export const packageItem = (id: string, values: Partial<PackageItem> = {}): PackageItem => ({
  id,
  title: { en: id, de: id },
  depth: 0,
  launch: `${id}.html`,
  isVisible: true,
  speaks: true,
  masteryScore: '',
  dataFromLms: '',
  maxTimeAllowed: '',
  timeLimitAction: '',
  completionThreshold: '',
  ...values,
})

/** A package as its import would have left it. */
export async function makePackage({ db }: Server, { companyId, id: createdBy }: Made, wish: Wish = {}) {
  const { kind = 'scorm12', title = 'Knots', items = [packageItem('a')], activities = null } = wish
  const { suspendData = runtimeModel.longestString, passMark = null, attempts = null } = wish
  const component = await only(
    db.insert(components).values({ companyId, categoryId: componentCategory.package }).returning(),
  )
  const none = { en: '', de: '' }
  const revision = await only(
    db
      .insert(componentRevisions)
      .values({
        companyId,
        componentId: component.id,
        title: { en: title, de: title },
        description: none,
        content: { html: none, url: '' },
        keywords: [],
        completion: 'submitted',
        createdBy,
      })
      .returning(),
  )
  await db.update(components).set({ revisionId: revision.id }).where(eq(components.id, component.id))
  const of = { companyId, revisionId: revision.id }
  await insertPlayed(db, of, { kind, items, activities, suspendData, passMark, attempts })
  return component.id
}

/** A published course with one package in it. */
export async function makePackageCourse(server: Server, author: Made, wish: Wish = {}) {
  const componentId = await makePackage(server, author, wish)
  const { call } = server
  const title = { en: 'Seamanship', de: 'Seemannschaft' }
  const course = await call(createCourse, {
    as: author,
    body: { title, containerTypeId: containerType.course, parentId: null },
  })
  const params = { id: course.id }
  const { isOpen = false, showBestResults = false } = wish
  const children = [placeOf(componentId, { openToVisitors: isOpen })]
  const body = { ...courseForm(course), openToVisitors: true, certificate: null, showBestResults, children }
  const drafted = await call(updateCourse, { as: author, params, body })
  const made = await call(publishCourse, { as: author, params, body: { revision: drafted.revision } })
  return { courseId: made.id, componentId, childId: made.children?.[0]?.childId ?? 0 }
}
