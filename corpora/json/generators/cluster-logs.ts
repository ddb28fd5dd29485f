import { chance, decimal, fill, hexDigits, isoTime, letters, moment, pick } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const events = [
  ['controller/replicaset.go:541', 'Successfully assigned {ns}/{pod} to {node}'],
  ['scheduler/queue.go:218', 'Unable to schedule pod; no fit; waiting'],
  ['kubelet/volume.go:77', 'MountVolume.SetUp failed for volume "{vol}": configmap "{vol}" not found'],
  ['kubelet/probe.go:130', 'Liveness probe failed: Get "http://{ip}:8080/livez": context deadline exceeded'],
  ['etcdserver/apply.go:903', 'apply request took too long'],
  ['operator/reconcile.go:64', 'Reconciling {ns}/{pod}'],
  ['cni/ipam.go:312', 'released address {ip}/24 for container {hex}'],
  ['registry/pull.go:48', 'Pulled image "registry.example.com/{ns}/app:{tag}" in {sec}s'],
  ['cert/renew.go:29', 'certificate expires in {days} days, renewing'],
  ['leaderelection/leader.go:258', 'successfully acquired lease kube-system/{ns}-lock'],
] as const
const namespaces = ['payments', 'ingest', 'kube-system', 'monitoring', 'web-staging', 'ml-batch', 'default']
const volumes = ['app-config', 'tls-bundle', 'pgdata-0', 'scratch', 'kube-api-access-x7k2p']

/** Logs of a container cluster: structured loggers of Go programs beside cloud audit records. */
export const clusterLogs: Generator = sizedTexts('cluster-logs', (random, length) => {
  const style = pick(random, ['zap', 'zap', 'klog', 'audit'] as const)
  let time = moment(random)
  const spaced = chance(random, 0.3)
  return joinUntil(length, '\n', () => {
    time += wholeNumber(random, 1, 60_000)
    const entry = style === 'audit' ? audit(random, time) : event(random, time, style)
    const line = JSON.stringify(entry)
    return spaced ? line.replace(/^\{/, '{ ').replace(/\}$/, ' }').replaceAll('","', '", "') : line
  })
})

function event(random: Random, time: number, style: 'zap' | 'klog'): object {
  const [caller, template] = pick(random, events)
  const namespace = pick(random, namespaces)
  const pod = podName(random)
  const makers = {
    ns: () => namespace,
    pod: () => pod,
    node: () =>
      `ip-10-${wholeNumber(random, 0, 99)}-${wholeNumber(random, 0, 255)}-7.eu-west-1.compute.internal`,
    vol: () => pick(random, volumes),
    ip: () => `10.244.${wholeNumber(random, 0, 31)}.${wholeNumber(random, 2, 254)}`,
    hex: () => hexDigits(random, 12),
    tag: () => `${wholeNumber(random, 0, 4)}.${wholeNumber(random, 0, 30)}.${wholeNumber(random, 0, 9)}`,
    sec: () => decimal(random, 0.4, 40, 9),
    days: () => wholeNumber(random, 1, 29),
  }
  const message = fill(template, makers)
  if (style === 'klog') {
    return { ts: time, caller, msg: message, v: wholeNumber(random, 0, 4), pod: { name: pod, namespace } }
  }
  return {
    level: pick(random, ['info', 'info', 'info', 'warn', 'error', 'debug']),
    ts: Number((time / 1000).toFixed(6)),
    logger: pick(random, ['controller-runtime', 'setup', 'reconciler', 'cni.ipam', 'webhook']),
    caller,
    msg: message,
    ...(chance(random, 0.6) && { namespace, pod }),
    ...(chance(random, 0.3) && { reconcileID: hexDigits(random, 16), attempt: wholeNumber(random, 1, 12) }),
    ...(chance(random, 0.2) && { took: `${decimal(random, 100, 900, 6)}ms`, 'expected-duration': '100ms' }),
  }
}

function audit(random: Random, time: number): object {
  const resource = pick(random, [
    'secrets',
    'deployments',
    'pods/exec',
    'configmaps',
    'serviceaccounts',
    'leases',
  ])
  const namespace = pick(random, namespaces)
  return {
    kind: 'Event',
    apiVersion: 'audit.k8s.io/v1',
    level: 'Metadata',
    auditID: hexDigits(random, 32),
    stage: 'ResponseComplete',
    requestURI: `/apis/apps/v1/namespaces/${namespace}/${resource}?limit=500&resourceVersion=${wholeNumber(random, 1e6, 9e7)}`,
    verb: pick(random, ['get', 'list', 'watch', 'patch', 'create', 'delete']),
    user: {
      username: `system:serviceaccount:${namespace}:${pick(random, ['deployer', 'default', 'prometheus'])}`,
    },
    sourceIPs: [`192.168.${wholeNumber(random, 0, 9)}.${wholeNumber(random, 2, 250)}`],
    responseStatus: { metadata: {}, code: pick(random, [200, 200, 201, 403, 404, 409]) },
    requestReceivedTimestamp: isoTime(time).replace('Z', `${wholeNumber(random, 100, 999)}Z`),
    annotations: { 'authorization.k8s.io/decision': pick(random, ['allow', 'allow', 'forbid']) },
  }
}

function podName(random: Random): string {
  const consonants = 'bcdfghjklmnpqrstvwxz2456789'
  const app = pick(random, ['api', 'worker', 'coredns', 'grafana', 'redis-cache', 'importer', 'envoy'])
  return `${app}-${letters(random, consonants, 9)}-${letters(random, consonants, 5)}`
}
