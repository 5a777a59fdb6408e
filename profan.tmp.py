import json,sys,collections
p=json.load(open(sys.argv[1]))
nodes={n['id']:n for n in p['nodes']}
dt=p['timeDeltas']; s=p['samples']
selft=collections.Counter()
for i,id in enumerate(s): selft[id]+=dt[i]
tot=sum(selft.values())
by=collections.Counter()
for id,t in selft.items():
    c=nodes[id]['callFrame']
    by[(c['functionName'],c['url'].split('/work/main/')[-1],c['lineNumber'])]+=t
for k,t in by.most_common(int(sys.argv[2])): print(f"{t/tot*100:5.1f} {k[0]:32} {k[1]}:{k[2]}")
