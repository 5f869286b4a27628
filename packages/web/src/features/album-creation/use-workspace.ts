import { createContext, useContext, useEffect, useState } from 'react';
import { createWorkspace, type Workspace } from './workspace.ts';

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === null) throw new Error('useWorkspace outside of AlbumCreation');
  return workspace;
}

/** Creates one workspace per mounted screen. */
export function useNewWorkspace(userId: number): Workspace {
  const [workspace] = useState(() => createWorkspace(userId));
  useEffect(() => workspace.open(), [workspace]);
  return workspace;
}
