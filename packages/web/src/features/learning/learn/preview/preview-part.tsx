import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { partPreview } from '../learn.queries.ts'
import { Launched } from '../player/launched.tsx'
import { LookDialog } from './look-dialog.tsx'

type PartProps = { course: Container; child: ContainerChild; onDone: () => void; onClose: () => void }

/** A part of a draft, opened as its learner would open it. */
export function PreviewPart({ course, child, onDone, onClose }: PartProps) {
  const [item, setItem] = useState<string>()
  const { data, error, refetch } = useQuery(partPreview(course.containerId, Number(child.key), item))
  return (
    <LookDialog course={course} child={child} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState>{null}</LoadingState>}
      {data && (
        <Launched
          inside={{ course, child }}
          data={data}
          onOpen={onClose}
          onClose={onClose}
          onPreviewed={onDone}
          onWish={(wish) => setItem(wish.item)}
        />
      )}
    </LookDialog>
  )
}
