import { Type as t, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import type { ErrorCode } from '../http/errors.ts'
import { Affected, endpoint, idParams, type listQuery, Nothing, paged } from '../http/http.ts'
import { ChangedRows, removalIn } from './chosen.ts'
import type { Permission } from './permissions.ts'

type Kind<P extends string, A, F extends TProperties, C extends TProperties, V, R> = {
  path: `/${P}`
  access: A
  /** What somebody fills in to make one. */
  form: TObject<F>
  /** What of it may be changed later, where it is less. */
  change?: TObject<C>
  /** One as its administrator sees it, and as it stands in the list. */
  reply: V
  row: R
  query: ReturnType<typeof listQuery>
  missing: ErrorCode
  invalid: ErrorCode
}

/**
 * The calls of an ordinary record: listed, made, read, changed from a revision that was seen, removed and brought back.
 * A feature takes those that it has, each under a name of its own and with its own sentence.
 */
export function record<
  const P extends string,
  const A extends Permission,
  F extends TProperties,
  V extends TSchema,
  R extends TSchema,
  C extends TProperties = F,
>({ path, access, form, change, reply, row, query, missing, invalid }: Kind<P, A, F, C, V, R>) {
  const one = `${path}/:id` as `/${P}/:id`
  // NOTE: without a form of its own, C is F.
  const changed = (change ?? form) as TObject<C>
  const errors = [missing]
  return {
    list: (summary: string) => endpoint({ method: 'GET', path, access, summary, query, reply: paged(row) }),
    create: (summary: string, also: readonly ErrorCode[] = []) =>
      endpoint({ method: 'POST', path, access, summary, body: form, reply, errors: [...also, invalid] }),
    read: (summary: string) =>
      endpoint({ method: 'GET', path: one, access, summary, params: idParams, reply, errors }),
    update: (summary: string) =>
      endpoint({
        method: 'PUT',
        path: one,
        access,
        summary,
        params: idParams,
        body: t.Object({ ...changed.properties, revision: t.Integer() }),
        reply,
        errors: [missing, invalid, 'content_changed'],
      }),
    affected: (summary: string) =>
      endpoint({
        method: 'GET',
        path: `${one}/affected` as const,
        access,
        summary,
        params: idParams,
        reply: Affected,
        errors,
      }),
    remove: (summary: string, also: readonly ErrorCode[] = []) =>
      endpoint({
        method: 'DELETE',
        path: one,
        access,
        summary,
        params: idParams,
        reply: Nothing,
        errors: [missing, ...also],
      }),
    restore: (summary: string, also: readonly ErrorCode[] = ['name_taken']) =>
      endpoint({
        method: 'POST',
        path: `${one}/restore` as const,
        access,
        summary,
        params: idParams,
        reply,
        errors: [missing, ...also],
      }),
    affectedByChange: (summary: string) =>
      endpoint({
        method: 'POST',
        path: `${path}/bulk/affected` as const,
        access,
        summary,
        body: removalIn(query),
        reply: Affected,
        changes: false,
        errors,
      }),
    change: (summary: string) =>
      endpoint({
        method: 'POST',
        path: `${path}/bulk` as const,
        access,
        summary,
        body: removalIn(query),
        reply: ChangedRows,
        errors,
      }),
  }
}
