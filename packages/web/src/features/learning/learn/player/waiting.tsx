import { Skeleton } from '@mantine/core'
import { LoadingState } from '../../../../ui/page/states.tsx'
import styles from './player.module.css'

/** A page that is still coming. */
export const Waiting = () => (
  <LoadingState>
    <div className={styles['page']}>
      <Skeleton h={32} w="60%" mb={24} />
      <Skeleton h={16} mb={12} />
      <Skeleton h={16} mb={12} />
      <Skeleton h={16} w="80%" />
    </div>
  </LoadingState>
)
