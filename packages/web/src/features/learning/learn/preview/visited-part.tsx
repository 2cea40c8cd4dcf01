import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { visitedPackage } from '../learn.queries.ts'
import { Launched } from '../player/launched.tsx'
import { ShutPart } from '../player/refused.tsx'
import { Waiting } from '../player/waiting.tsx'
import { LookDialog } from './look-dialog.tsx'

type VisitedProps = { course: Container; child: ContainerChild; onClose: () => void }

/** A package that is open to whoever has no account; nothing of it is kept. */
export function VisitedPart({ course, child, onClose }: VisitedProps) {
  const [item, setItem] = useState<string>()
  const { data, error, refetch } = useQuery(visitedPackage(Number(child.key), item))
  return (
    <LookDialog course={course} child={child} onClose={onClose}>
      {error && !data && <ShutPart error={error} onRetry={() => void refetch()} onClose={onClose} />}
      {!data && !error && <Waiting />}
      {data && <Launched data={data} onClose={onClose} onWish={(wish) => setItem(wish.item)} />}
    </LookDialog>
  )
}
