import type { ComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import type { ComponentRow, ComponentView } from '@oktant/contract/learning/components/components.ts'
import type { ComponentListed, ComponentRecord } from './components.queries.ts'

export function componentView(row: ComponentRecord, files: ComponentFile[]): ComponentView {
  const { id, categoryId, status, revision, title, description, content, keywords } = row
  const { minutes, difficulty, completion, contentTypeId: contentType, courses, changedAt } = row
  const texts = { title, description, html: content.html, url: content.url, keywords }
  const { media, linkedComponent } = content
  const linked = { linkedComponent: linkedComponent ?? null, linkedTitle: row.linkedTitle }
  const rules = { minutes, difficulty, completion, contentType, files, ...(media && { media }) }
  return {
    id,
    categoryId,
    status,
    revision,
    ...texts,
    ...rules,
    ...linked,
    courses,
    changedAt: changedAt.toISOString(),
  }
}

export function componentRow(row: ComponentListed): ComponentRow {
  return { ...row, changedAt: row.changedAt.toISOString() }
}
