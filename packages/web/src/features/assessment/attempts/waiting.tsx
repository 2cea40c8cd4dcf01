import { Skeleton } from '@mantine/core'
import { LoadingState } from '../../../ui/page/states.tsx'
import styles from './runner.module.css'

export const Waiting = () => (
  <LoadingState>
    <div className={styles['page']}>
      <Skeleton h={32} w="60%" mb={24} />
      <Skeleton h={16} mb={12} />
      <Skeleton h={180} />
    </div>
  </LoadingState>
)
