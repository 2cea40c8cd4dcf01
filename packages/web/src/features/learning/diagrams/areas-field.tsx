import { Button } from '@mantine/core'
import { diagramLimits } from '@oktant/contract/kit/constants.ts'
import type { DiagramArea, DiagramView } from '@oktant/contract/learning/courses/diagrams.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { type Box, middleBox } from './areas.rules.ts'
import { AreaFields, type Target } from './area-fields.tsx'
import { Canvas } from './canvas.tsx'
import styles from './diagrams.module.css'

type AreasProps = {
  address: string | null
  areas: readonly DiagramArea[]
  saved: DiagramView['areas']
  errorAt: (field: string) => string | undefined
  onChange: (areas: DiagramArea[]) => void
}

/** The areas of a diagram: drawn in its picture, or added, placed and sized by keyboard; one of them is at hand. */
export function AreasField({ address, areas, saved, errorAt, onChange }: AreasProps) {
  const { t } = useTranslation('diagrams')
  const text = useLocalText()
  const [chosen, setChosen] = useState<number | null>(null)
  const [named, setNamed] = useState<ReadonlyMap<number, LocalText>>(new Map())
  const titles = new Map([...saved.map((area) => [area.containerId, area.title] as const), ...named])
  const nameOf = ({ containerId, label }: DiagramArea) => {
    const title = titles.get(containerId)
    return text(label) || (title ? text(title) : t(containerId ? 'area.known' : 'area.new'))
  }
  const change = (index: number, values: Partial<DiagramArea>) =>
    onChange(areas.map((area, place) => (place === index ? { ...area, ...values } : area)))
  const add = (box: Box) => {
    onChange([...areas, { ...box, containerId: 0, label: { en: '', de: '' } }])
    setChosen(areas.length)
  }
  const lead = (index: number, { id, title }: Target) => {
    setNamed(new Map([...named, [id, title]]))
    change(index, { containerId: id })
  }
  const remove = (index: number) => {
    onChange(areas.toSpliced(index, 1))
    setChosen(null)
  }
  const area = chosen === null ? undefined : areas[chosen]
  const isFull = areas.length >= diagramLimits.mostAreas
  return (
    <div className={styles['areas']}>
      {address ? (
        <Canvas
          address={address}
          areas={areas}
          chosen={chosen}
          nameOf={nameOf}
          isWrong={(index) => !!errorAt(`areas.${index}`) || !!errorAt(`areas.${index}.containerId`)}
          onChoose={setChosen}
          onDraw={isFull ? undefined : add}
          onPlace={change}
          onRemove={remove}
        />
      ) : (
        <p className={styles['quiet']}>{t('areas.noPicture')}</p>
      )}
      <div className={styles['tools']}>
        <Button variant="default" disabled={!address || isFull} onClick={() => add(middleBox)}>
          {t('area.add')}
        </Button>
        <p className={styles['quiet']}>{t('areas.keys')}</p>
      </div>
      {area && chosen !== null && (
        <AreaFields
          key={chosen}
          number={chosen + 1}
          name={nameOf(area)}
          area={area}
          error={errorAt(`areas.${chosen}.containerId`) ?? errorAt(`areas.${chosen}`)}
          onLead={(target) => lead(chosen, target)}
          onChange={(values) => change(chosen, values)}
          onRemove={() => remove(chosen)}
        />
      )}
    </div>
  )
}
