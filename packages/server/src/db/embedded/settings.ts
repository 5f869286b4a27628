/** PostgreSQL's settings as command-line parameters. */
export function settings(
  name: string,
  socketFolder: string,
  { fast, maxConnections }: { fast: boolean; maxConnections: number },
): string[] {
  const values: Record<string, string> = {
    cluster_name: name,
    listen_addresses: '',
    // The value is a list in PostgreSQL's own quoting: a comma in the path must not split it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    max_connections: `${maxConnections}`,
    // There is no replica, so a minimal WAL suffices.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // The queries are short: JIT compilation costs more than it saves.
    jit: 'off',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return Object.entries(values).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
}
