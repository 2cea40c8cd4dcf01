import type { DiagramRow, DiagramView, ShownDiagram } from '@oktant/contract/learning/courses/diagrams.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { AreaFound, DiagramFound } from './diagrams.queries.ts'

/** Makes the address that opens a file for ten minutes. */
export type Sign = (fileId: number) => string

const pictureView = ({ diagram, picture }: DiagramFound, sign: Sign) =>
  picture && {
    ...picture,
    alt: diagram.alt ?? { en: '', de: '' },
    address: sign(picture.fileId),
  }

const placeOf = ({ containerId, label, x, y, width, height }: AreaFound) => ({
  containerId,
  label,
  x,
  y,
  width,
  height,
})

export function diagramView(found: DiagramFound, areas: readonly AreaFound[], sign: Sign): DiagramView {
  const { id, title, description, isShown, changes, changedAt } = found.diagram
  return {
    id,
    title,
    description,
    isShown,
    picture: pictureView(found, sign),
    areas: areas.map((area) => ({
      ...placeOf(area),
      title: area.title,
      containerTypeId: area.containerTypeId,
      isMissing: area.state !== 'active',
    })),
    revision: changes,
    changedAt: changedAt.toISOString(),
  }
}

export const diagramRow = ({
  changedAt,
  ...row
}: Omit<DiagramRow, 'changedAt'> & { changedAt: Date }): DiagramRow => ({
  ...row,
  changedAt: changedAt.toISOString(),
})

type Card = Pick<ContainerCard, 'id' | 'name' | 'containerTypeId' | 'percent'>

/** A diagram as somebody meets it who sees these containers. */
export function shownDiagram(
  found: DiagramFound,
  areas: readonly AreaFound[],
  { cards, sign }: { cards: ReadonlyMap<number, Card>; sign: Sign },
): ShownDiagram | null {
  const picture = pictureView(found, sign)
  if (!picture) return null
  const { id, title, description } = found.diagram
  const ways = areas.flatMap((area) => {
    const card = cards.get(area.containerId)
    if (!card) return []
    const label = area.label.en || area.label.de ? area.label : card.name
    return [{ ...placeOf(area), label, containerTypeId: card.containerTypeId, percent: card.percent }]
  })
  return { id, title, description, picture, areas: ways }
}
