import { chance, hexDigits, pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const apps = ['billing', 'image-resizer', 'gateway', 'session-store', 'report-worker', 'mailer', 'frontend']
const namespaces = ['prod', 'staging', 'team-atlas', 'edge', 'tools']
const variables = [
  'LOG_LEVEL',
  'DATABASE_URL',
  'REDIS_HOST',
  'FEATURE_NEW_CART',
  'SMTP_FROM',
  'TZ',
  'MAX_WORKERS',
]
const values = [
  'info',
  'postgres://app@db:5432/app',
  'redis-master.cache.svc',
  '"true"',
  'no-reply@example.com',
  'Europe/Oslo',
  '"16"',
]
const kinds = [deployment, service, configMap, ingress, cronJob, autoscaler, networkPolicy]

/** Manifests of a container cluster, two-space YAML, several documents a file. */
export const kubernetesManifests: Generator = sizedTexts('kubernetes-manifests', (random, length) => {
  const app = pick(random, apps)
  const namespace = pick(random, namespaces)
  return joinUntil(length, '\n---\n', () => {
    const name = chance(random, 0.6) ? app : pick(random, apps)
    return pick(random, kinds)(random, name, namespace)
  })
})

function head(random: Random, api: string, kind: string, name: string, namespace: string): string {
  const labels = some(
    random,
    [
      `app.kubernetes.io/name: ${name}`,
      'app.kubernetes.io/managed-by: Helm',
      `tier: ${pick(random, ['web', 'data'])}`,
      `release: r${wholeNumber(random, 1, 400)}`,
    ],
    wholeNumber(random, 1, 3),
  )
  return `apiVersion: ${api}\nkind: ${kind}\nmetadata:\n  name: ${name}\n  namespace: ${namespace}\n  labels:\n${labels.map((label) => `    ${label}`).join('\n')}`
}

function deployment(random: Random, name: string, namespace: string): string {
  const env = some(random, variables, wholeNumber(random, 1, 5)).map((variable) =>
    chance(random, 0.25)
      ? `            - name: ${variable}\n              valueFrom:\n                secretKeyRef:\n                  name: ${name}-secrets\n                  key: ${variable.toLowerCase()}`
      : `            - name: ${variable}\n              value: ${values[variables.indexOf(variable)]}`,
  )
  return `${head(random, 'apps/v1', 'Deployment', name, namespace)}
spec:
  replicas: ${wholeNumber(random, 1, 12)}
  revisionHistoryLimit: ${wholeNumber(random, 2, 10)}
  selector:
    matchLabels:
      app.kubernetes.io/name: ${name}
  template:
    metadata:
      annotations:
        checksum/config: ${hexDigits(random, 64)}
        prometheus.io/scrape: "true"
    spec:
      serviceAccountName: ${name}
      containers:
        - name: ${name}
          image: registry.example.com/${namespace}/${name}:${wholeNumber(random, 0, 9)}.${wholeNumber(random, 0, 40)}.${wholeNumber(random, 0, 9)}
          imagePullPolicy: IfNotPresent
          ports:
            - containerPort: ${pick(random, [8080, 3000, 9000])}
              name: http
          env:
${env.join('\n')}
          resources:
            requests: { cpu: ${pick(random, [50, 100, 250, 500])}m, memory: ${pick(random, [64, 128, 256, 512])}Mi }
            limits:
              memory: ${pick(random, ['512Mi', '1Gi', '2Gi'])}
          readinessProbe:
            httpGet:
              path: ${pick(random, ['/ready', '/healthz', '/status/ready'])}
              port: http
            initialDelaySeconds: ${wholeNumber(random, 1, 30)}`
}

function service(random: Random, name: string, namespace: string): string {
  return `${head(random, 'v1', 'Service', name, namespace)}
spec:
  type: ${pick(random, ['ClusterIP', 'NodePort', 'LoadBalancer'])}
  selector:
    app.kubernetes.io/name: ${name}
  ports:
    - name: http
      port: 80
      targetPort: http
      protocol: TCP`
}

function configMap(random: Random, name: string, namespace: string): string {
  const pairs = some(random, variables, wholeNumber(random, 2, 6)).map(
    (variable) => `  ${variable}: ${values[variables.indexOf(variable)]}`,
  )
  return `${head(random, 'v1', 'ConfigMap', `${name}-config`, namespace)}
data:
${pairs.join('\n')}
  nginx.conf: |
    worker_processes ${wholeNumber(random, 1, 8)};
    events { worker_connections 1024; }
    http {
      server {
        listen 8080;
        location / { proxy_pass http://${name}:80; proxy_read_timeout ${wholeNumber(random, 10, 120)}s; }
      }
    }`
}

function ingress(random: Random, name: string, namespace: string): string {
  const host = `${name}.${pick(random, ['example.com', 'apps.example.org', 'internal.example.net'])}`
  return `${head(random, 'networking.k8s.io/v1', 'Ingress', name, namespace)}
  annotations:
    cert-manager.io/cluster-issuer: letsencrypt-${pick(random, ['prod', 'staging'])}
    nginx.ingress.kubernetes.io/proxy-body-size: ${wholeNumber(random, 1, 64)}m
spec:
  tls:
    - hosts: [${host}]
      secretName: ${name}-tls
  rules:
    - host: ${host}
      http:
        paths:
          - path: ${pick(random, ['/', '/api', '/static(/|$)(.*)'])}
            pathType: Prefix
            backend:
              service: { name: ${name}, port: { name: http } }`
}

function cronJob(random: Random, name: string, namespace: string): string {
  return `${head(random, 'batch/v1', 'CronJob', `${name}-${pick(random, ['cleanup', 'nightly', 'reindex'])}`, namespace)}
spec:
  schedule: "${wholeNumber(random, 0, 59)} ${wholeNumber(random, 0, 6)} * * ${pick(random, ['*', '1-5', '0'])}"
  concurrencyPolicy: Forbid
  jobTemplate:
    spec:
      backoffLimit: ${wholeNumber(random, 0, 4)}
      template:
        spec:
          restartPolicy: OnFailure
          containers:
            - name: job
              image: registry.example.com/tools/${name}@sha256:${hexDigits(random, 64)}
              command: ["/bin/sh", "-c"]
              args:
                - >-
                  ./manage ${pick(random, ['purge', 'rotate', 'compact'])} --older-than ${wholeNumber(random, 7, 90)}d
                  --batch ${wholeNumber(random, 1, 20) * 100}`
}

function autoscaler(random: Random, name: string, namespace: string): string {
  return `${head(random, 'autoscaling/v2', 'HorizontalPodAutoscaler', name, namespace)}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  minReplicas: ${wholeNumber(random, 1, 4)}
  maxReplicas: ${wholeNumber(random, 5, 40)}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: ${wholeNumber(random, 50, 85)} }`
}

function networkPolicy(random: Random, name: string, namespace: string): string {
  return `${head(random, 'networking.k8s.io/v1', 'NetworkPolicy', `${name}-allow`, namespace)}
spec:
  podSelector:
    matchLabels: { app.kubernetes.io/name: ${name} }
  policyTypes: [Ingress, Egress]
  ingress:
    - from:
        - namespaceSelector:
            matchLabels:
              name: ${pick(random, namespaces)}
        - ipBlock: { cidr: 10.${wholeNumber(random, 0, 255)}.0.0/16 }
  egress:
    - ports:
        - { port: 5432, protocol: TCP }
        - { port: 53, protocol: UDP }`
}
