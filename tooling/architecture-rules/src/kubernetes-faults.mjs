// Reads resources of Kubernetes as a JSON array from its input and prints what is wrong with each by
// the published schemas, as a JSON array of texts; an empty text is no fault. A program of its own:
// the schemas are modules that Jest does not load.
import { text } from 'node:stream/consumers';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';

const groups = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

function faultOf({ apiVersion, kind, ...data }) {
  const Model = groups[apiVersion]?.[kind];
  if (!Model) return `there is no ${kind} in ${apiVersion}`;
  try {
    new Model(data).validate();
    return '';
  } catch (error) {
    return String(error);
  }
}

console.log(JSON.stringify(JSON.parse(await text(process.stdin)).map(faultOf)));
