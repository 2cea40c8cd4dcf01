import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ThemeSeen } from '@oktant/contract/folder-themes.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import { containerType, type SegmentKey } from '@oktant/contract/segments.ts'
import type { Db } from '../../db/db.ts'
import { rowsOf } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { type AssignedRow, assignedTo, isShownTo } from '../assignments/assignments.access.ts'
import { componentRevisions, components } from '../components/components.tables.ts'
import { containerChildren, containers, editions } from '../courses/courses.tables.ts'
import { folderThemes } from '../folders/folder-themes.tables.ts'
import { learningTypes } from '../learning-types/learning-types.tables.ts'
import { favourites } from '../favourites/favourites.tables.ts'
import { showsScores, shownMark } from '../system/shown-scores.access.ts'
import { testimonials } from '../testimonials/testimonials.tables.ts'
import { componentLogs, containerLogs } from './learning.tables.ts'
import { isIncluded, priceOfContainer, purchaseOfContainer } from './price.queries.ts'

type Whose = { companyId: number; userId: number | null }

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId'), timezone: given('timezone') }

type Earned = { id: number; expiresAt: string | null; revokedAt: string | null }

const favouriteId = sql<number | null>`(select min(favourite.id) from ${favourites} favourite
    where favourite.company_id = "containers"."company_id" and favourite.container_id = "containers"."id"
      and favourite.user_id = ${given('userId')}::int and favourite.removed_at is null)`

type Above = { id: number; name: LocalText; containerTypeId: number; key: SegmentKey | null }

/** The containers above it, the topmost first. */
const parents = sql<Above[]>`(with recursive up (id, parent_id, title, type_id, key, step) as (
    select above.id, above.parent_id, above.title, above.type_id, above.key, 1
    from ${containers} above
    where above.company_id = "containers"."company_id" and above.id = "containers"."parent_id"
    union all
    select above.id, above.parent_id, above.title, above.type_id, above.key, up.step + 1
    from up join ${containers} above on above.id = up.parent_id
    where above.company_id = "containers"."company_id" and up.step < 20
  )
  select coalesce(json_agg(json_build_object('id', up.id, 'name', up.title, 'containerTypeId', up.type_id,
    'key', up.key) order by up.step desc), '[]') from up)`

/** Of a folder, its own theme or that of the nearest one above which has one. */
const theme = sql<ThemeSeen | null>`case when "containers"."type_id" <> ${containerType.course} then (
  with recursive up (parent_id, theme_id, step) as (
    select "containers"."parent_id", "containers"."theme_id", 0
    union all
    select above.parent_id, above.theme_id, up.step + 1
    from up join ${containers} above on above.id = up.parent_id
    where above.company_id = "containers"."company_id" and up.step < 20
  )
  select jsonb_build_object('tone', theme.tone, 'pattern', theme.pattern, 'layout', theme.layout)
  from up join ${folderThemes} theme on theme.company_id = "containers"."company_id" and theme.id = up.theme_id
    and theme.removed_at is null
  order by up.step limit 1) end`

const oneContainer = prepared((db) =>
  db
    .select({
      id: containers.id,
      typeId: containers.typeId,
      parentId: containers.parentId,
      parents,
      rootId: containers.rootId,
      key: containers.key,
      state: containers.state,
      publishedId: containers.editionId,
      forGroups: containers.forGroups,
      theme,
      sectionOf: sql<number | null>`(select holder.id from containers holder
        where holder.company_id = "containers"."company_id" and holder.id = "containers"."parent_id"
          and holder.type_id = ${containerType.course} and "containers"."type_id" = ${containerType.course})`,
      assigned: sql<AssignedRow | null>`(select jsonb_build_object('isMandatory', mine.is_mandatory, 'dueOn', mine.due_on,
        'because', mine.because) from (${assignedTo(asking, sql`held.container_id = ${given('id')}`)}) mine)`,
      shownTitle: containers.title,
      shownDescription: containers.description,
      ratingsUp: containers.ratingsUp,
      ratingsAll: containers.ratingsAll,
      ownRating: { id: testimonials.id, rating: testimonials.rating, comment: testimonials.comment },
      favouriteId,
      price: priceOfContainer,
      purchase: purchaseOfContainer(asking.userId),
      isIncluded: isIncluded(asking.userId),
      edition: editions,
      courseType: { id: learningTypes.id, name: learningTypes.name, icon: learningTypes.icon },
      log: containerLogs,
      showsScores: showsScores(asking.companyId),
      certificate: sql<Earned | null>`(select json_build_object('id', one.id, 'expiresAt', one.expires_at,
          'revokedAt', one.revoked_at)
        from certificates one where one.company_id = ${containers.companyId} and one.user_id = ${given('userId')}::int
          and one.container_id = ${containers.id}
        order by one.revoked_at is not null, one.issued_at desc, one.id desc limit 1)`,
      passedBefore: sql<
        string | null
      >`case when ${containerLogs.period} > 1 then (select max(earlier.completed_at) from ${containerLogs} earlier
        where earlier.company_id = ${containerLogs.companyId} and earlier.user_id = ${containerLogs.userId}
          and earlier.container_id = ${containerLogs.containerId}
          and earlier.period < ${containerLogs.period}) end`,
    })
    .from(containers)
    .leftJoin(
      testimonials,
      and(
        eq(testimonials.companyId, containers.companyId),
        sql`${testimonials.userId} = ${asking.userId}::int`,
        eq(testimonials.about, 'course'),
        eq(testimonials.aboutId, containers.id),
        isNull(testimonials.removedAt),
      ),
    )
    .leftJoin(
      containerLogs,
      and(
        eq(containerLogs.companyId, containers.companyId),
        eq(containerLogs.containerId, containers.id),
        sql`${containerLogs.userId} = ${asking.userId}::int`,
      ),
    )
    .leftJoin(
      editions,
      and(
        eq(editions.companyId, containers.companyId),
        // NOTE: a period that nobody has begun is taken in the edition of the day.
        sql`${editions.id} = coalesce(
          case when ${containerLogs.state} <> 'NOT_STARTED' then ${containerLogs.editionId} end,
          ${containers.editionId}, ${containerLogs.editionId})`,
      ),
    )
    .leftJoin(
      learningTypes,
      and(
        eq(learningTypes.companyId, editions.companyId),
        eq(learningTypes.id, editions.courseTypeId),
        isNull(learningTypes.removedAt),
      ),
    )
    .where(and(eq(containers.companyId, asking.companyId), eq(containers.id, given('id'))))
    .orderBy(desc(containerLogs.period))
    .limit(1)
    .prepare('learning_container'),
)

/** A container as somebody meets it: the edition that they began, else the published one, with their record. */
export async function findLearning(db: Db, viewer: Whose & { timezone: string }, id: number) {
  const { companyId, userId, timezone } = viewer
  const [row] = await oneContainer(db).execute({ companyId, userId, timezone, id })
  return row
}
export type Learning = NonNullable<Awaited<ReturnType<typeof findLearning>>>

/** Everything that a container holds at every depth, in reading order; of courses what is published. */
export function listOutline(db: Db, viewer: Whose, id: number) {
  const { companyId } = viewer
  return rowsOf<{
    key: string
    name: { en: string; de: string }
    depth: number
    containerId: number | null
    containerTypeId: number | null
    categoryId: number | null
  }>(
    db,
    sql`with recursive tree (container_id, type_id, edition_id, category_id, name, depth, place, key) as (
      select id, type_id, edition_id, null::int, title, 0, array[]::int[], id::text from containers
      where company_id = ${companyId} and id = ${id}
      union all
      select part.container_id, part.type_id, part.edition_id, part.category_id, part.name, tree.depth + 1,
        tree.place || part.place, part.key
      from tree cross join lateral (
        select nested.id as container_id, nested.type_id, nested.edition_id, component.category_id,
          coalesce(nested.title, revision.title) as name, array[place.position, child.id] as place,
          child.id::text as key
        from edition_children place
        join container_children child on child.company_id = place.company_id and child.id = place.child_id
        left join containers nested on nested.company_id = child.company_id and nested.id = child.nested_id
          and nested.state = 'active' and ${isShownTo(viewer, 'nested')}
        left join components component on component.company_id = child.company_id
          and component.id = child.component_id and component.removed_at is null
        left join component_revisions revision on revision.company_id = component.company_id
          and revision.id = coalesce(place.revision_id, component.revision_id)
        where place.company_id = ${companyId} and place.edition_id = tree.edition_id and place.enabled
          and coalesce(nested.id, component.id) is not null
        union all
        select below.id, below.type_id, below.edition_id, null, below.title, array[below.position, below.id],
          'c' || below.id
        from containers below where below.company_id = ${companyId} and below.parent_id = tree.container_id
          and below.state = 'active' and ${isShownTo(viewer, 'below')}
      ) part
      where tree.depth < 10 and tree.container_id is not null
    )
    select key, name, depth, container_id as "containerId", type_id as "containerTypeId",
      category_id as "categoryId"
    from tree where depth > 0 order by place limit 2000`,
  )
}

const passedContainers = prepared((db) =>
  db
    .select({ id: containerLogs.containerId })
    .from(containerLogs)
    .where(
      and(
        eq(containerLogs.companyId, sql.placeholder('companyId')),
        eq(containerLogs.userId, sql.placeholder('userId')),
        eq(containerLogs.state, 'PASSED'),
      ),
    )
    .prepare('learning_passed_containers'),
)

/** What somebody has passed, in any of their periods. */
export async function listPassedContainers(db: Db, companyId: number, userId: number) {
  const rows = await passedContainers(db).execute({ companyId, userId })
  return rows.map(({ id }) => id)
}

export function listComponentHistory(db: Db, { companyId, userId }: Whose, containerId: number) {
  return db
    .select({
      log: componentLogs,
      mark: shownMark(companyId, componentLogs.mark),
      name: componentRevisions.title,
    })
    .from(componentLogs)
    .innerJoin(
      containerLogs,
      and(
        eq(containerLogs.companyId, componentLogs.companyId),
        eq(containerLogs.id, componentLogs.containerLogId),
      ),
    )
    .innerJoin(
      containerChildren,
      and(
        eq(containerChildren.companyId, componentLogs.companyId),
        eq(containerChildren.id, componentLogs.childId),
      ),
    )
    .innerJoin(
      components,
      and(
        eq(components.companyId, containerChildren.companyId),
        eq(components.id, containerChildren.componentId),
      ),
    )
    .innerJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, components.companyId),
        eq(componentRevisions.id, components.revisionId),
      ),
    )
    .where(
      and(
        eq(componentLogs.companyId, companyId),
        sql`${componentLogs.userId} = ${userId}::int`,
        eq(containerLogs.containerId, containerId),
      ),
    )
    .orderBy(desc(componentLogs.startedAt), desc(componentLogs.id))
    .limit(500)
}

export function listContainerHistory(db: Db, { companyId, userId }: Whose, containerId: number) {
  return db
    .select({
      log: containerLogs,
      mark: shownMark(companyId, containerLogs.mark),
      number: editions.number,
    })
    .from(containerLogs)
    .innerJoin(
      editions,
      and(eq(editions.companyId, containerLogs.companyId), eq(editions.id, containerLogs.editionId)),
    )
    .where(
      and(
        eq(containerLogs.companyId, companyId),
        sql`${containerLogs.userId} = ${userId}::int`,
        eq(containerLogs.containerId, containerId),
        sql`${containerLogs.state} <> 'NOT_STARTED'`,
      ),
    )
    .orderBy(desc(containerLogs.period))
    .limit(100)
}
